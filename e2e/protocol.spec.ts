import { gzipSync } from 'node:zlib';
import { expect, test } from './setup/test.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test.describe('a form of a page', () => {
  for (const path of ['/it/login', '/en/register', '/it/forgot', '/it/business/login', '/it/logout']) {
    test(`${path} takes no more than a form holds`, async ({ request }) => {
      const answer = await request.post(path, { headers: FORM, data: `email=${'x'.repeat(300_000)}` });
      expect(answer.status()).toBe(413);
      expect(await answer.text()).not.toContain('xxxx');
    });
  }

  test('is not unpacked beyond it', async ({ request }) => {
    const packed = gzipSync(`email=${'x'.repeat(5_000_000)}`);
    const answer = await request.post('/it/login', {
      headers: { ...FORM, 'content-encoding': 'gzip' },
      data: packed,
    });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
  });
});
