import { z } from 'astro/zod';

/** What a text stands for beyond its letters; editing tools offer the choices it leaves. */
export type FieldRole =
  | { kind: 'entry'; collection: 'services' | 'areas' }
  /** A screen by its name, or `service:` and the name of a service. */
  | { kind: 'target' }
  | { kind: 'picture' }
  | { kind: 'icon' };

/** The role of each schema that has one; `fieldRoles.get(schema)` also sees through `.describe()`. */
export const fieldRoles = z.registry<FieldRole>();
