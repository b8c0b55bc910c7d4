import { z } from 'astro/zod';
import {
  dollars,
  flag,
  focus,
  matching,
  formerly,
  group,
  imageAlt,
  list,
  META_DESCRIPTION_LENGTH,
  oneOf,
  order,
  picture,
  text,
  type Tools,
} from './fields.ts';

/** Each decides the chip of a service on the pages of towns, and how soon someone comes. */
const CATEGORIES = [
  'installation',
  'repair',
  'maintenance',
  'emergency',
  'other',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** The parts of the door in the drawing, in the order of their numbers. */
export const PARTS = [
  'spring',
  'cable',
  'rollers',
  'opener',
  'track',
  'remote',
  'panel',
] as const;

export type Part = (typeof PARTS)[number];

/** The drawings that a service may have: src/components/ui/icons.ts. */
export const ICON_NAMES = [
  'cable-drum',
  'door-new',
  'door-stuck',
  'door-swap',
  'opener',
  'panel',
  'remote',
  'roller-hinge',
  'spring',
  'track',
  'wrench',
] as const;

const part = oneOf(PARTS).optional();
const heading = text(2, 80).optional();
/** What it does to the price: "Insulation adds to the price." */
const toPrice = text(5, 40).optional();
/** A sentence or a few. */
const sentences = text(3, 400);

const finish = ({ image }: Tools) =>
  group({
    name: text(3, 20),
    color: matching(
      /^#[\da-f]{6}$/i,
      'must be a color in quotes, # and six signs, such as "#cfc0a9"',
    ),
    /** The style in this color; without it the picture of the style. */
    image: image().optional(),
    imageAlt: imageAlt.optional(),
    toPrice,
  });

/** A style of doors to choose from. */
const style = (tools: Tools) =>
  group({
    image: tools.image(),
    imageAlt,
    name: text(3, 30),
    text: text(10, 120),
    toPrice,
    finishes: list(finish(tools), 0, 6).default([]),
  });

/** Another thing that callers say, and the heading of this file that answers it. */
const otherSymptom = group({
  says: text(5, 40),
  heading: text(2, 100),
  /** Lists it under "What's Wrong" as well. */
  whatsWrong: flag,
});

/** One service; its file name is its slug, its Markdown body what it repairs in the callers' words. */
export const service = (tools: Tools) =>
  group({
    title: text(5, 60),
    order,
    /** Its drawing on cards and at the top of its page. */
    icon: oneOf(ICON_NAMES).default('wrench'),
    description: text(40, 160),
    /** The text under "About"; search results show its first 155 characters. */
    fullDescription: text(META_DESCRIPTION_LENGTH, 1200),
    /** "What's Included". */
    features: list(text(3, 70), 5, 5),
    /** The starting price. */
    price: dollars,
    image: tools.image().optional(),
    imageAlt: imageAlt.optional(),
    focus,
    /** The job being done. */
    workPicture: group(picture(tools)).optional(),
    /** For the one service with the badge "Most Popular". */
    popular: flag,
    category: oneOf(CATEGORIES).default('other'),
    /** The part of the door that is lit in the drawing; none for whole doors. */
    part,
    /** What a caller says of the door. */
    symptom: text(5, 60).optional(),
    otherSymptoms: z.array(otherSymptom).default([]),
    /** Its name in search results, where it stands alone. */
    seoName: text(5, 60).optional(),
    styles: z.array(style(tools)).default([]),
    signsHeading: heading,
    signsIntro: sentences.optional(),
    /** How to tell, and the part of the drawing that each sign lights. */
    signs: z.array(group({ text: sentences, part })).default([]),
    signsNote: sentences.optional(),
    whileYouWait: z.array(sentences).default([]),
    /** In the place of whileYouWait, for a job that starts with measuring. */
    beforeWeMeasure: z.array(sentences).default([]),
    priceFactors: z.array(text(3, 120)).default([]),
    /** What tells its price from that of a similar service. */
    priceNote: sentences.optional(),
    /** What moves the price, in rows: what keeps it down, what adds to it. */
    priceChoices: z
      .array(
        group({ choice: text(2, 30), less: text(2, 60), more: text(2, 60) }),
      )
      .default([]),
    stepsHeading: heading,
    steps: z.array(sentences).default([]),
    questions: z
      .array(group({ question: text(5, 100), answer: text(3, 700) }))
      .default([]),
    formerly,
  });
