import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import { ACCESS } from './access-table.ts';
import { ACTORS } from './actors.ts';
import type { Row } from './row.ts';
import { Surface } from './surface.ts';
import type { Member, Town } from './town.ts';
import { openTown } from './town.ts';

/** Stands nowhere else: what a customer's health is, in every shape that the product keeps it in. */
const HEALTH = 'qzhealth0123456789';

/** Who comes to everything of a center but to its customers' health. */
const READERS = ['manager', 'owner'] as const;

let town: Town;
const surface = new Surface(apiSchema());

beforeAll(async () => {
  town = await openTown({ withWeb: false });
});
afterAll(() => town.close());

/** Notes on cards, and the lists that bring them. */
async function plant(): Promise<void> {
  const { pool } = town.app;
  await pool.query('update customer_notes set text = $1 where is_health', [HEALTH]);
  await pool.query(`update customer_imports set heads = '{Nome,Note}', columns = '{firstname,notes}'`);
  await pool.query(
    `update customer_import_rows set cells = array['Vera', $1], fields = coalesce(fields, '{}') || jsonb_build_object('notes', $1::text)`,
    [HEALTH],
  );
}

async function reader(name: (typeof READERS)[number]): Promise<Member> {
  const me = await town.newcomer(ACTORS[name]);
  await town.app.pool.query('update login_sessions set stepped_up_at = null where person_id = $1', [
    me.personId,
  ]);
  return me;
}

const isRead = ({ operation }: Row): boolean =>
  surface.operations.get(operation)?.kind === 'query' || operation.startsWith('GET ');
const reads = Object.values(ACCESS)
  .flat()
  .filter((row) => row.target.mine !== null && isRead(row) && !surface.isPage(row.operation));

describe.each(READERS)('a customer’s health', (name) => {
  const those = reads.filter(({ own }) => own.includes(name));
  it.each(those.map((row) => [row.operation, row] as const))(
    `is not told to a ${name} by %s`,
    async (_said, row) => {
      const me = await reader(name);
      const args = (await row.target.mine?.(town, me)) ?? {};
      await plant();
      const { text } = await surface.call(row, me.browser, args);
      expect(text).not.toContain(HEALTH);
    },
  );
});

it('is told to an owner who has just proved who they are: the word is found where it stands', async () => {
  const row = reads.find(({ operation }) => operation === 'getHealthNotes');
  const me = await town.newcomer(ACTORS.owner);
  const args = (await row?.target.mine?.(town, me)) ?? {};
  await plant();
  if (!row) throw new Error('Nobody reads health notes');
  expect((await surface.call(row, me.browser, args)).text).toContain(HEALTH);
});
