import { area } from './area.ts';
import { business } from './business.ts';
import { job } from './job.ts';
import { local } from './local.ts';
import { page } from './pages.ts';
import { person } from './person.ts';
import { service } from './service.ts';
import { testimonial } from './testimonial.ts';

/** The schema of each folder of src/content, and of business.yml. */
export const schemas = {
  business,
  services: service,
  areas: area,
  local,
  jobs: job,
  team: person,
  testimonials: testimonial,
  pages: page,
};
