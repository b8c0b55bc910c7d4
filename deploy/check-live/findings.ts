/** The problems that were found, each with the addresses where it shows. */
export class Findings {
  private readonly addresses = new Map<string, string[]>();

  /** @param problem the rest of a sentence that begins with the address */
  add(address: string, problem: string): void {
    const known = this.addresses.get(problem) ?? [];
    this.addresses.set(problem, [...known, address]);
  }

  /** A sentence for each problem, with one of its addresses and the number of the others. */
  sentences(): string[] {
    return [...this.addresses].map(([problem, [first = '', ...others]]) => {
      const more =
        others.length === 0 ? '' : ` (and ${String(others.length)} more)`;
      return `${first}${more} ${problem}.`;
    });
  }
}
