import { expect, test } from 'vitest';
import {
  withPictureAddresses,
  withPictureNames,
} from '~/editing/picture-paths';

const FIELDS = {
  image: 'panel_2.jpg',
  text: 'The file hero.jpg shows a door.',
  hero: { image: 'hero-home.png', x: 50 },
  jobs: [{ image: 'job.jpeg' }, null],
};

test('the forms find each picture at its address, however deep it lies', () => {
  expect(withPictureAddresses(FIELDS)).toEqual({
    image: '/pictures/panel_2.jpg',
    text: 'The file hero.jpg shows a door.',
    hero: { image: '/pictures/hero-home.png', x: 50 },
    jobs: [{ image: '/pictures/job.jpeg' }, null],
  });
});

test('a file gets the names alone back', () => {
  expect(withPictureNames(withPictureAddresses(FIELDS))).toEqual(FIELDS);
});
