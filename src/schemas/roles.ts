import { z } from 'astro/zod';

/** What a text stands for beyond its letters; editing tools offer the choices it leaves. */
export type FieldRole =
  { kind: 'entry'; collection: 'services' | 'areas' } | { kind: 'picture' } | { kind: 'icon' };

/** The role of each schema that has one; `fieldRoles.get(schema)` also sees through `.describe()`. */
export const fieldRoles = z.registry<FieldRole>();
