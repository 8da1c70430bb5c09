import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { READ } from './use-cases/job-names.ts';
import { fileRecords } from './use-cases/reading/file-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('a workbook of blanks that unpacks to more than 64 MB is too large, before it is unpacked', async () => {
  const blanks = strToU8(' '.repeat(65 * 1024 * 1024));
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': blanks }, { level: 9 });
  expect(packed.length).toBeLessThan(100_000);
  await expect(fileRecords(packed).next()).rejects.toMatchObject({ problem: 'tooLarge' });
});

it('a center that brings list after list lets others go first', async () => {
  const at = await atProvider(app);
  const create = `mutation($p: Id!) { createCustomerImport(providerId: $p, input: { from: "text", text: "Nome\\nAda" }) { id } }`;
  const waits: number[] = [];
  for (let list = 0; list < 5; list += 1) {
    const { id } = (await at.ask(create)) as { id: number };
    const { rows } = await app.pool.query(
      `select extract(epoch from start_after - created_on)::int as wait from pgboss.job where name = $1 and (data ->> 'id')::bigint = $2`,
      [READ, id],
    );
    waits.push(rows[0].wait);
    await app.pool.query(
      `update customer_imports set state = 'discarded', ended_at = $2, object_key = null, is_emptied = true where id = $1`,
      [id, app.clock.now()],
    );
  }
  expect(waits).toEqual([0, 0, 0, 60, 120]);
});
