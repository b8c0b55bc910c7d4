import { z } from 'astro/zod';

/** The collections whose entries other files name. */
export type ReferencedCollection = 'services' | 'areas' | 'testimonials';

/** The kind of thing that a text names; the check looks it up, and the forms offer what there is. */
export type FieldRole =
  | { kind: 'entry'; collection: ReferencedCollection }
  /** A screen by its name, or `service:` and the name of a service. */
  | { kind: 'target' }
  | { kind: 'picture' }
  | { kind: 'icon' };

/** The role of each schema that has one; `fieldRoles.get(schema)` also sees through `.describe()`. */
export const fieldRoles = z.registry<FieldRole>();

/** The part of a JSON Schema that our content schemas make use of, with the role of a text. */
export interface FieldSchema {
  type?:
    'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  const?: string | boolean;
  enum?: string[];
  /** `month` for texts such as `2026-11`. */
  format?: string;
  pattern?: string;
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  role?: FieldRole;
}

/** The schemas made so far: the check asks for each once a text. */
const fieldSchemas = new WeakMap<z.ZodType, FieldSchema>();

/** The JSON Schema of the input of a Zod schema, as an editor writes it; each text carries its role. */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  const known = fieldSchemas.get(schema);
  if (known) return known;
  const fields = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const role = fieldRoles.get(zodSchema);
      if (role && jsonSchema.type === 'string') jsonSchema['role'] = role;
    },
  }) as FieldSchema;
  fieldSchemas.set(schema, fields);
  return fields;
}
