import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { isBuilt } from './check-live/built-site.ts';
import { builtOrigin } from './check-live/expected.ts';

/**
 * A page that was loaded before a release may ask for its style sheet or scripts after it. So each
 * release lists its files of /assets/, and the next one keeps those that it does not have itself.
 */
const LIST = 'assets.json';

/** As long as a crawler or an open tab may take to ask for a file of an older page. */
const DAYS_KEPT = 30;
const DAY_MS = 24 * 3600 * 1000;

/** For all requests: a host that is slow must not stop a release. */
const TIME_LIMIT_MS = 60_000;

/** Such as `style.BGMpQWAg.css`, whose middle changes with its content. Leads to no other folder. */
const HASHED_NAME = /^\w[\w.-]*\.[\w-]{8,}\.\w+$/;

const hashedName = z.string().regex(HASHED_NAME);

const assetList = z.object({
  /** Files of the release itself. */
  used: z.array(hashedName),
  /** Files of earlier releases → the day of the first release without them, such as `2026-11-22`. */
  replaced: z.record(hashedName, z.iso.date()),
});

type AssetList = z.infer<typeof assetList>;

type LiveList = { ok: true; list: AssetList } | { ok: false; problem: string };

interface Release {
  /** The address of the live site, such as `https://example.com`. */
  origin: string;
  /** The folder of the built site. */
  folder: string;
  /** Such as `2026-11-22`. */
  today: string;
}

interface Carried {
  /** Names of the files that were added. */
  kept: string[];
  /** A sentence about files that could not be kept; empty when there are none. */
  problem: string;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** @throws when there is no such file, or no answer */
async function download(address: string, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(address, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`status ${String(response.status)}`);
  return Buffer.from(await response.arrayBuffer());
}

async function readLiveList(
  origin: string,
  signal: AbortSignal,
): Promise<LiveList> {
  const address = `${origin}/${LIST}`;
  try {
    const text = (await download(address, signal)).toString();
    const { success, data } = assetList.safeParse(JSON.parse(text));
    if (success) return { ok: true, list: data };
    return { ok: false, problem: `${address} is not a list of hashed files` };
  } catch (error) {
    const problem = `${address} cannot be read (${reasonOf(error)})`;
    return { ok: false, problem };
  }
}

/** The files that the live site has and this release lacks → the day when they were replaced. */
function replacedFiles(
  live: AssetList,
  used: string[],
  today: string,
): Map<string, string> {
  const days = new Map(Object.entries(live.replaced));
  for (const file of live.used) days.set(file, today);
  for (const file of used) days.delete(file);
  return days;
}

function isKept(day: string, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  return age >= 0 && age <= DAYS_KEPT;
}

/**
 * Adds to a built site the hashed files of earlier releases that the live site still has, and the
 * list of all. Where the live site cannot be read it names the problem, and writes the list alone.
 * @throws when a file cannot be written, since half a file must not be published
 */
export async function carryAssets({
  origin,
  folder,
  today,
}: Release): Promise<Carried> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const assets = join(folder, 'assets');
  const used = readdirSync(assets).filter((name) => HASHED_NAME.test(name));
  const list: AssetList = { used: used.sort(), replaced: {} };
  const lost: string[] = [];
  const live = await readLiveList(origin, signal);
  const replaced = live.ok ? replacedFiles(live.list, used, today) : [];
  for (const [file, day] of replaced) {
    if (!isKept(day, today)) continue;
    let bytes: Buffer;
    try {
      bytes = await download(`${origin}/assets/${file}`, signal);
    } catch (error) {
      lost.push(`${file} (${reasonOf(error)})`);
      continue;
    }
    writeFileSync(join(assets, file), bytes);
    list.replaced[file] = day;
  }
  writeFileSync(join(folder, LIST), JSON.stringify(list, null, 2));
  const kept = Object.keys(list.replaced);
  if (!live.ok) return { kept, problem: `${live.problem}.` };
  const problem =
    lost[0] === undefined
      ? ''
      : `${String(lost.length)} files of ${origin} cannot be kept, such as ${lost[0]}.`;
  return { kept, problem };
}

/** Says what was kept. A problem is only named: the release is worth more than open pages of the last. */
function report({ kept, problem }: Carried): void {
  console.log(`Kept ${String(kept.length)} files of earlier releases.`);
  if (problem === '') return;
  // GitHub shows such a line on the page of the run.
  const warning = process.env['GITHUB_ACTIONS'] ? '::warning::' : '';
  console.log(
    `${warning}${problem} Before a first deploy this is right; else pages that are open now need a reload after it.`,
  );
}

// The first half of `npm run deploy`.
if (import.meta.main) {
  if (isBuilt()) {
    const origin = builtOrigin();
    const folder = fileURLToPath(new URL('../dist/', import.meta.url));
    const today = new Date().toISOString().slice(0, 10);
    report(await carryAssets({ origin, folder, today }));
  } else {
    console.error('There is no dist/: run "npm run build" first.');
    process.exitCode = 1;
  }
}
