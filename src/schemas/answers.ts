import { z } from 'astro/zod';
import { text } from './fields.ts';

const answer = (about: string) => text(5, 300).optional().describe(about);

const ofService = z.strictObject({
  howLong: answer('How long the job takes, from the van to the last test.'),
  leadTime: answer('How long a part or a door takes that must be ordered.'),
  partsOnVan: answer('The parts that are on the van.'),
  haulAway: answer('What happens to the old parts or door, and what it costs.'),
  brands: answer('The brands you work on for this job.'),
});

const ofCompany = z.strictObject({
  brands: answer('The brands of doors and openers you work on.'),
  haulAway: answer('What happens to old doors and parts, and what it costs.'),
  insurancePapers: answer('How a customer or a landlord gets your papers.'),
});

/** The questions that a service may answer, in the order in which they show. */
export const SERVICE_QUESTIONS = ofService.keyof().options;

/** The questions that business.yml may answer, in the order in which they show. */
export const COMPANY_QUESTIONS = ofCompany.keyof().options;

/** Answers that callers ask for and only the owner knows; each shows with its question once given. */
export const serviceAnswers = ofService
  .default({})
  .describe(
    'Answers to what callers ask about this job; each shows with its question.',
  );

/** The same for the company as a whole. */
export const companyAnswers = ofCompany
  .default({})
  .describe(
    'Answers to what callers ask; each shows with its question on the contact page.',
  );
