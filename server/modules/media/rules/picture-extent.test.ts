import { expect, it } from 'vitest';
import { pictureExtent } from './picture-extent.ts';

it.each([
  ['a large image', { width: 4000, height: 3000 }, 'xLarge', { width: 1920, height: 1200 }],
  ['a large image', { width: 4000, height: 3000 }, 'small', { width: 400, height: 250 }],
  ['the least one', { width: 640, height: 400 }, 'xLarge', { width: 640, height: 400 }],
  ['one that is lower than it is wide', { width: 3000, height: 400 }, 'medium', { width: 640, height: 400 }],
  ['one that is upright', { width: 700, height: 3000 }, 'large', { width: 696, height: 435 }],
  ['one of odd sides', { width: 1001, height: 777 }, 'large', { width: 1000, height: 625 }],
] as const)('of %s (%j) %s is %j', (_name, image, size, extent) => {
  expect(pictureExtent(image, size)).toEqual(extent);
});
