/** A question that callers ask, and the answer. */
export interface Answer {
  question: string;
  answer: string;
}

/**
 * The questions that are answered, in the order of their names.
 * @param names the questions there are, in their order
 */
export function answersTo<Name extends string>(
  names: readonly Name[],
  questions: Readonly<Record<Name, string>>,
  answers: Readonly<Partial<Record<Name, string | undefined>>>,
): Answer[] {
  return names.flatMap((name) => {
    const answer = answers[name];
    return answer ? [{ question: questions[name], answer }] : [];
  });
}
