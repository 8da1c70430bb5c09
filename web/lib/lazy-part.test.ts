import { expect, test } from 'vitest';
import { fetchAhead, untilThere } from './lazy-part.ts';

test('a part that is lost is asked for again until it is there', async () => {
  let asked = 0;
  const load = async (): Promise<string> => {
    asked += 1;
    if (asked < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the form';
  };
  expect(await untilThere(load, 0)).toBe('the form');
  expect(asked).toBe(3);
});

test('one fetched ahead may be lost', async () => {
  let asked = 0;
  fetchAhead(async () => {
    asked += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked).toBe(1);
});
