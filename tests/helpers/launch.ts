import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchCheck, type LaunchReport, type OpenPoint } from '~/build/launch-check/check';
import { ContentCopy } from './content-copy';

const NOW = new Date('2026-12-01T12:00:00Z');

/** One confirmation as launch.yml has it. */
export interface Entry {
  point: string;
  text: string;
  by?: string;
  on?: string;
}

/** A copy of the content that goes through the launch check as on December 1, 2026. */
export class LaunchCopy extends ContentCopy {
  /** Writes launch.yml with these confirmations and no others. */
  confirm(...entries: Entry[]): void {
    const confirmed = entries.map((entry) => ({ by: 'A.B.', on: '2026-11-30', ...entry }));
    this.write('launch.yml', JSON.stringify({ confirmed }, null, 2));
  }

  /**
   * The whole report.
   * @param siteUrl the environment variable SITE_URL
   * @param rendered the rendered pictures, each with its SHA-256
   */
  launchReport(siteUrl?: string, rendered: Record<string, string> = {}): LaunchReport {
    return launchCheck(this.root, { siteUrl, now: NOW }, rendered);
  }

  /** The point of this name, if it is open. */
  open(name: string, siteUrl?: string): OpenPoint | undefined {
    return this.launchReport(siteUrl).open.find((point) => point.name === name);
  }

  /** Writes a file of the copy outside the content; a picture there is a link into the project. */
  writeOutside(file: string, text: string): void {
    const path = join(this.root, file);
    rmSync(path, { force: true });
    writeFileSync(path, text);
  }
}
