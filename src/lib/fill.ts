const TOKEN = /\{([A-Za-z]+)\}/g;

/** The names that stand in braces in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map(([, name = '']) => name);
}

/**
 * Puts claims in the place of their names, so that each is written once: `{warranty}`.
 * @throws when a text names a claim that does not exist, with the names that do
 */
export function fillText(text: string, claims: Readonly<Record<string, string>>): string {
  return text.replaceAll(TOKEN, (token, name: string) => {
    if (!Object.hasOwn(claims, name)) {
      throw new Error(
        `"${token}" is not a claim of business.yml. Write one of {${Object.keys(claims).join('}, {')}}`,
      );
    }
    return String(claims[name]);
  });
}

/** `fillText` on every text inside a plain value. */
export function fillDeep<Value>(value: Value, claims: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') return fillText(value, claims) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillDeep(item, claims)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillDeep<unknown>(item, claims)]),
  ) as Value;
}
