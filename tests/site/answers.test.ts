import { expect, it } from 'vitest';
import { business, page as copyOf } from '../helpers/content.ts';
import {
  expectOnEach,
  pageAt,
  serviceOwnPages,
  type Page,
} from '../helpers/dist.ts';
import { all, mainOf, one, textOf } from '../helpers/dom.ts';

/** The questions of a page, each with its answer; those of a Markdown text have ids, and are the matter of its page. */
const answersOn = (page: Page) =>
  all(mainOf(page), '.prose details:has(h3:not([id]))').map((fold) => ({
    question: textOf(one(fold, 'summary')),
    answer: textOf(one(fold, 'p')),
  }));

/** The questions of a page's content, without their heading. */
const questionsOf = (group: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(group).filter(([name]) => name !== 'heading'),
  );

/** Those that are answered. */
function expectedAnswers(
  questions: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, string | undefined>>,
) {
  return Object.entries(questions)
    .filter(([name]) => name in answers)
    .map(([name, question]) => ({ question, answer: answers[name] }));
}

it('the page of a service answers the questions that its file answers, and no others', () => {
  const questions = questionsOf(copyOf('service').questions);
  expectOnEach(serviceOwnPages, answersOn, ({ service }) =>
    expectedAnswers(questions, service.answers ?? {}),
  );
});

it('the contact page answers the questions that business.yml answers, and no others', () => {
  const questions = questionsOf(copyOf('contact').questions);
  expect(answersOn(pageAt('/contact'))).toEqual(
    expectedAnswers(questions, business().answers ?? {}),
  );
});
