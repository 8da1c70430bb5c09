import { expect, it } from 'vitest';
import { picturePointedTo, servicePicturePath } from './service-picture.ts';

const KEY = '0123456789abcdef0123456789abcdef01234567';

it('an address that was given for a picture points to it', () => {
  expect(picturePointedTo(servicePicturePath(7, KEY), 7)).toEqual({ kind: 'own', key: KEY });
});

it.each(['/media/drawings/tea-1/medium.webp', '/media/providers/7/photos/1/large.webp', '/servizio.png'])(
  '%s is another path of ours',
  (address) => expect(picturePointedTo(address, 7)).toEqual({ kind: 'path' }),
);

it.each([
  servicePicturePath(8, KEY),
  servicePicturePath(7, KEY.slice(1)),
  servicePicturePath(7, KEY.toUpperCase()),
  servicePicturePath(7, KEY).replace('medium', 'large'),
  `${servicePicturePath(7, KEY)}?size=large`,
  '/media/services/7',
  'https://elsewhere.example/a.png',
  `https://radura.example${servicePicturePath(7, KEY)}`,
])('%s is nothing that the provider may save', (address) => {
  expect(picturePointedTo(address, 7)).toEqual({ kind: 'none' });
});
