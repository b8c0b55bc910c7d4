import type { Confirmation } from '../../schemas/launch.ts';
import type { Problem } from '../check-content/problem.ts';
import { claimPoints } from './claims.ts';
import { readConfirmations } from './confirmations.ts';
import { readLaunchContent } from './content.ts';
import { factPoints, type Surroundings } from './facts.ts';
import { picturePoints } from './pictures.ts';
import type { Point } from './point.ts';
import { RENDERED } from './rendered.ts';
import { reviewPoints } from './reviews.ts';

export interface OpenPoint extends Point {
  /** The confirmation that no longer holds, since the site now says something else. */
  outdated: Confirmation | null;
}

export interface LaunchReport {
  open: OpenPoint[];
  /** Mistakes in launch.yml. */
  problems: Problem[];
}

/** A text without regard to how its lines are broken. */
function normal(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function stillOpen(point: Point, confirmed: readonly Confirmation[]): OpenPoint[] {
  const entry = confirmed.find(({ point: name }) => name === point.name);
  if (entry === undefined || point.text === null) return [{ ...point, outdated: null }];
  return normal(entry.text) === normal(point.text) ? [] : [{ ...point, outdated: entry }];
}

/**
 * What stands between the site and going live.
 * @param root the root of the project, absolute
 * @param rendered the pictures that were rendered, each with the SHA-256 of its file
 * @throws UnreadableContent when the content holds mistakes that keep it from being read
 */
export function launchCheck(
  root: string,
  surroundings: Surroundings,
  rendered: Readonly<Record<string, string>> = RENDERED,
): LaunchReport {
  const content = readLaunchContent(root);
  const { confirmed, problems } = readConfirmations(root, surroundings.now);
  const points = [
    ...factPoints(content, surroundings),
    ...reviewPoints(content),
    ...claimPoints(content),
    ...picturePoints(content, rendered),
  ];
  return { open: points.flatMap((point) => stillOpen(point, confirmed)), problems };
}
