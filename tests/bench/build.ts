import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../helpers/project.ts';
import { measuredRun } from '../helpers/measured-run.ts';

/** `npm run bench:build`: a cold build with all pictures and a warm one, seconds and peak memory. */
const build = () => measuredRun(process.execPath, ['src/build/release.ts'], PROJECT);

rmSync(join(PROJECT, 'node_modules/.astro'), { recursive: true, force: true });
const cold = await build();
const warm = await build();
const row = (name: string, { seconds, peakMiB }: typeof cold, most: number) => ({
  build: name,
  seconds: Number(seconds.toFixed(1)),
  'at most (s)': most,
  'peak memory (MiB)': Math.round(peakMiB),
  'at most (MiB)': 1500,
});
console.table([row('cold, with all pictures', cold, 60), row('warm', warm, 10)]);
