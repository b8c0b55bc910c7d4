const WATERS = /(?<![\p{L}-])(river|brook|creek|stream|lake|pond|marsh)(?:e?s)?(?![\p{L}-])/gu;

/** The waters that a text speaks of without their names: "the river", "two brooks". */
export function watersIn(text: string): string[] {
  return [...text.matchAll(WATERS)].map(([, water = '']) => water);
}

/** Whether a fact speaks of such a water, by name or not. */
export function speaksOf(fact: string, water: string): boolean {
  return watersIn(fact.toLowerCase()).includes(water);
}
