import type { Kind } from './kind.ts';
import { LOCAL_TEXT } from './local-text.ts';
import { SERVICE } from './service.ts';
import { TESTIMONIAL } from './testimonial.ts';
import { TOWN } from './town.ts';

/** What can be added, by the word after `npm run new --`. */
export const KINDS: Record<string, Kind> = {
  service: SERVICE,
  town: TOWN,
  local: LOCAL_TEXT,
  testimonial: TESTIMONIAL,
};
