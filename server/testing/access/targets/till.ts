import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';

let made = 0;

/** Who takes money sees who paid what, and which colleague took it. */
export const SHOWS_TILL = {
  shows: [
    'till_payments.id',
    'till_payments.note',
    'till_payments.receipt_number',
    'till_counts.id',
    'till_counts.note',
    'orders.name',
    'customers.firstname',
    'customers.lastname',
    'profiles.firstname',
    'profiles.lastname',
    'people.email',
  ],
};

/** What should lie in the drawer, in cents: as long as it stays so, it can be counted. */
async function expectedIn({ app }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const { rows } = await app.pool.query<{ cents: number }>(
    `select (coalesce((select left_cents from till_counts where provider_id = $1 order by id desc limit 1), 0)
      + coalesce(sum(case kind when 'taken' then amount_cents else -amount_cents end), 0))::int as cents
     from till_payments where provider_id = $1 and method = 'cash' and till_count_id is null`,
    [providerId],
  );
  return rows[0]?.cents ?? 0;
}

export const TILL = ofProvider('today’s till', () => ({}));
export const TILL_TO_COUNT = ofProvider('the drawer', async (town, _me, place) => ({
  input: {
    countedCents: 0,
    leftCents: 0,
    expectedCents: await expectedIn(town, place),
    note: `Conta ${(made += 1)}`,
  },
}));

export const TILL_SCREEN = screen('the till', () => ({}));
export const TILL_COUNT_TO_SAVE = screen('the drawer', async (town, _me, place) => ({
  form: {
    intent: 'count',
    countedCents: '0',
    leftCents: '',
    expectedCents: String(await expectedIn(town, place)),
    note: `Conta ${(made += 1)}`,
  },
}));
