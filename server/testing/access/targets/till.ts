import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { sell } from '#server/modules/payments/index.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { ofProvider } from './profile.ts';
import { anothersCustomer } from './reservations.ts';
import { otherPlaceOf } from './services.ts';
import type { AnothersIds } from './target.ts';

let made = 0;

/** Who takes money sees who paid what, and which colleague took it. */
export const SHOWS_TILL = {
  shows: [
    'till_payments.id',
    'till_payments.note',
    'till_payments.receipt_number',
    'till_counts.id',
    'till_counts.note',
    'reservations.id',
    'orders.id',
    'orders.name',
    'order_lines.name',
    'customer_fields.name',
    'customers.id',
    'customers.firstname',
    'customers.lastname',
    'profiles.firstname',
    'profiles.lastname',
    'people.email',
    'customers.email',
    'customers.phone',
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

const oil = async ({ app }: Town, { providerId }: ProviderOfTown) => ({
  name: `Olio ${(made += 1)}`,
  amountCents: 1250,
  customerId: await aWalkIn(app.work(), { providerId }),
  paidCents: 1000,
});
/** @returns the order of something that was sold */
async function sold(town: Town, place: ProviderOfTown): Promise<number> {
  const { providerId } = place;
  const sale = { vatTreatment: null, receiptNumber: '0001-0002', note: '', method: 'cash' as const };
  const { orderId } = await sell(town.app.work(), {
    providerId,
    sale: { ...sale, ...(await oil(town, place)) },
    takenBy: town.vera.personId,
    actor: 'system:test',
    key: `sale-${made}`,
  });
  return orderId;
}
const anothersSale =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await sold(town, otherPlaceOf(town, me)) }];

export const SALE_TO_MAKE = ofProvider(
  'a sale at the desk',
  async (town, _me, place) => ({ input: { ...(await oil(town, place)), method: 'cash' } }),
  { 'input.customerId': anothersCustomer('input.customerId') },
);
export const SALE = ofProvider(
  'what was sold at the desk',
  async (town, _me, place) => ({ orderId: await sold(town, place) }),
  { orderId: anothersSale('orderId') },
);

export const SELL_SCREEN = screen(
  'the form of a sale',
  async ({ app }, _me, { providerId }) => ({
    search: { customer: String(await aWalkIn(app.work(), { providerId })) },
  }),
  { 'search.customer': anothersCustomer('search.customer') },
);
export const SALE_TO_SAVE = screen('a sale by its form', async (town, _me, place) => {
  const { name, customerId } = await oil(town, place);
  const form = { name, amountCents: '12,50', paidCents: '10', method: 'cash' };
  return { form: { ...form, 'customer.id': String(customerId) } };
});
export const SALE_SCREEN = screen(
  'what was sold at the desk',
  async (town, _me, place) => ({ sale: await sold(town, place) }),
  { sale: anothersSale('sale') },
);
export const SALE_TO_PAY = screen(
  'what is owed of a sale',
  async (town, _me, place) => ({
    sale: await sold(town, place),
    form: { intent: 'take', 'orders.0.amountCents': '1', method: 'cash' },
  }),
  { sale: anothersSale('sale') },
);
