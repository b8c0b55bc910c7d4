import { expect, test } from 'vitest';
import { titleCase } from '~/lib/title-case';

test.each([
  ['what changes the price', 'What Changes the Price'],
  ['The door won’t close', 'The Door Won’t Close'],
  ['What if It Is Off the Track?', 'What if It Is Off the Track?'],
  ['Up, with and from', 'Up, With and From'],
  ['a door to look At', 'A Door to Look At'],
  ['What are you looking for?', 'What Are You Looking For?'],
  ['the opener: a motor and its rail', 'The Opener: A Motor and Its Rail'],
  ['my car is trapped. can I lift it?', 'My Car Is Trapped. Can I Lift It?'],
  ['a LiftMaster in Tenafly, NJ', 'A LiftMaster in Tenafly, NJ'],
  ['GET FREE QUOTE', 'GET FREE QUOTE'],
  ['same-day or drop-in visits', 'Same-Day or Drop-in Visits'],
  ['repair vs. replacement', 'Repair vs. Replacement'],
  ['starting at $120', 'Starting at $120'],
  ['A 2x4 under the door', 'A 2x4 Under the Door'],
  ['24/7 emergency {name}', '24/7 Emergency {name}'],
  ["{name}'s own company", "{name}'s Own Company"],
  ["the 'quiet' opener", "The 'Quiet' Opener"],
])('%s becomes %s', (heading, expected) => {
  expect(titleCase(heading)).toBe(expected);
});
