import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { copyProject } from '../helpers/project-copy.ts';
import { measuredRun } from '../helpers/measured-run.ts';

/** `npm run bench:scale`: how the build grows from 15 towns to 150 and 1,500. */
const COUNTS = [15, 150, 1500];
/** Time a page of the largest build, against that of the middle one. */
const GROWTH = 1.5;

/** Fills a project with towns until it has `count`, each with its local texts. */
function addTowns(root: string, count: number): void {
  const areas = join(root, 'src/content/areas');
  const local = join(root, 'src/content/local');
  const real = readdirSync(areas).map((file) => basename(file, '.md'));
  for (let number = real.length; number < count; number += 1) {
    const model = real[number % real.length] ?? '';
    const slug = `town-${String(number)}`;
    const before = number === real.length ? model : `town-${String(number - 1)}`;
    const text = readFileSync(join(areas, `${model}.md`), 'utf8')
      .replace(/^name: .*$/m, `name: Town ${String(number)}`)
      .replace(/^order: .*$/m, `order: ${String(number + 1)}`)
      // Or a hundred copies would all lie next door to the towns of their model.
      .replace(/^neighbors:\n(?: {2}- .*\n)+/m, `neighbors:\n  - ${before}\n`)
      .replace(/^title: .*$/m, `title: Garage Door Service in Town ${String(number)}`);
    writeFileSync(join(areas, `${slug}.md`), text);
    mkdirSync(join(local, slug), { recursive: true });
    cpSync(join(local, model), join(local, slug), { recursive: true });
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

interface Row {
  towns: number;
  pages: number;
  seconds: number;
  'ms a page': number;
  'peak memory (MiB)': number;
  'dist (MiB)': number;
}

async function measure(towns: number): Promise<Row> {
  const root = copyProject();
  try {
    addTowns(root, towns);
    const { seconds, peakMiB } = await measuredRun(
      process.execPath,
      ['src/build/release.ts'],
      root,
    );
    const dist = join(root, 'dist');
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    ).length;
    return {
      towns,
      pages,
      seconds: Number(seconds.toFixed(1)),
      'ms a page': Number(((seconds * 1000) / pages).toFixed(1)),
      'peak memory (MiB)': Math.round(peakMiB),
      'dist (MiB)': Math.round(sizeOf(dist) / 2 ** 20),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const counts = process.argv.slice(2).map(Number);
const rows: Row[] = [];
for (const count of counts.length > 0 ? counts : COUNTS) {
  rows.push(await measure(count));
  console.table(rows);
}
const [middle, largest] = rows.slice(-2);
if (middle && largest) {
  const growth = largest['ms a page'] / middle['ms a page'];
  console.log(`time a page: ${growth.toFixed(2)} × (at most ${String(GROWTH)} ×)`);
}
