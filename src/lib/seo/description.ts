import { META_DESCRIPTION_LENGTH } from '../../schemas/shared.ts';

/** The first 155 characters of a full description, cut exactly there (spec §9). */
export function metaDescription(fullDescription: string): string {
  return fullDescription.slice(0, META_DESCRIPTION_LENGTH);
}
