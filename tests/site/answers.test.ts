import { expect, it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import {
  expectOnEach,
  pageAt,
  serviceOwnPages,
  type Page,
} from '../helpers/dist.ts';
import { all, mainOf, one, textOf } from '../helpers/dom.ts';

/** The questions under a heading, each with its answer. */
function answersUnder(page: Page, heading: string) {
  const title = all(mainOf(page), '.prose > h2').find(
    (element) => textOf(element) === heading,
  );
  const folds = all(mainOf(page), '.prose > h2 ~ details');
  // Questions of the Markdown text stand before this heading.
  const first = title?.range[0] ?? Infinity;
  return folds
    .filter(({ range: [start] }) => start > first)
    .map((fold) => ({
      question: textOf(one(fold, 'summary')),
      answer: textOf(one(fold, 'p')),
    }));
}

/** The questions of a page's content that are answered. */
function expectedAnswers(
  questions: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, string | undefined>>,
) {
  return Object.entries(questions)
    .filter(([name]) => name in answers)
    .map(([name, question]) => ({ question, answer: answers[name] }));
}

it('the page of a service answers the questions that its file answers, and no others', () => {
  const { heading, ...questions } = copyOf('service').questions;
  expectOnEach(
    serviceOwnPages,
    (page) => answersUnder(page, heading),
    ({ service }) => expectedAnswers(questions, service.answers ?? {}),
  );
});

it('the contact page answers the questions that business.yml answers, and no others', () => {
  const { heading, ...questions } = copyOf('contact').questions;
  expect(answersUnder(pageAt('/contact'), heading)).toEqual(
    expectedAnswers(questions, business().answers ?? {}),
  );
});
