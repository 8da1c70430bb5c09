import { gzipSync } from 'node:zlib';
import { expect, test } from './setup/test.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('a form of a page takes no more than a form holds, packed or not', async ({ request }) => {
  for (const path of ['/it/login', '/en/register', '/it/forgot', '/it/business/login', '/it/logout']) {
    const answer = await request.post(path, { headers: FORM, data: `email=${'x'.repeat(300_000)}` });
    expect(answer.status(), path).toBe(413);
    expect(await answer.text()).not.toContain('xxxx');
  }
  const packed = gzipSync(`email=${'x'.repeat(5_000_000)}`);
  const answer = await request.post('/it/login', {
    headers: { ...FORM, 'content-encoding': 'gzip' },
    data: packed,
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
});
