import { randomUUID } from 'node:crypto';
import { aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import { aWallet } from '#server/modules/payments/builders.ts';
import { takeTillPayment } from '#server/modules/payments/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { ofProvider } from './profile.ts';
import type { AccessTarget } from './target.ts';
import { UNKNOWN_ID } from './target.ts';
import { anothersCustomer, anothersOrder, booking } from './reservations.ts';

/** Somebody with credit. */
async function holder({ app, vera }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const customerId = await aWalkIn(app.work(), { providerId });
  await aWallet(app.work(), { providerId, customerId, takenBy: vera.personId });
  return customerId;
}

const changing = (input: object) =>
  ofProvider(
    'credit of a customer',
    async (town, _me, place) => ({ input: { customerId: await holder(town, place), ...input } }),
    { 'input.customerId': anothersCustomer('input.customerId') },
  );

export const WALLET = ofProvider(
  'the wallet of a customer',
  async (town, _me, place) => ({ customerId: await holder(town, place) }),
  { customerId: anothersCustomer('customerId') },
);
export const WALLET_TO_TOP_UP = changing({ amountCents: 1000, method: 'cash' });
export const WALLET_TO_GIFT = changing({ amountCents: 500 });

/** Own credit at a center whose customer somebody is. */
export const OWN_TOP_UP: AccessTarget = {
  called: 'own credit at a center; another’s: at one whose customer they are not',
  mine: async ({ app, here: { providerId } }: Town, { personId, email }: Member) => {
    await aCustomer(app.work(), { providerId, personId, email });
    return { providerId, amountCents: 2000 };
  },
  others: ({ elsewhere: { providerId } }) => [{ providerId, amountCents: 2000 }],
  unknown: { providerId: UNKNOWN_ID, amountCents: 2000 },
  ids: { providerId: ({ elsewhere: { providerId } }) => [{ providerId }] },
};

/** The form of the own page that buys it. */
export const OWN_TOP_UP_FORM: AccessTarget = {
  called: 'the form for own credit at a center; another’s: at one whose customer they are not',
  mine: async ({ app, here: { providerId } }: Town, { personId, email }: Member) => {
    await aCustomer(app.work(), { providerId, personId, email });
    return { form: { providerId: String(providerId), amount: '2000', attemptKey: randomUUID() } };
  },
  ids: { 'form.providerId': ({ elsewhere: { providerId } }) => [{ 'form.providerId': String(providerId) }] },
};

/** An order that given credit has paid a part of. */
export const GIFT_TO_RETURN = ofProvider(
  'given credit that paid a booking',
  async (town, _me, place) => {
    const { providerId } = place;
    const work = town.app.work();
    const { orderId } = await booking(town, place);
    const { rows } = await town.app.pool.query<{ id: number }>(
      'select customer_id as id from orders where id = $1',
      [orderId],
    );
    const takenBy = town.vera.personId;
    await aWallet(work, { providerId, customerId: rows[0]?.id ?? 0, takenBy });
    const paid = { providerId, method: 'wallet' as const, takenBy, actor: 'system:test' };
    await takeTillPayment(work, { ...paid, orders: [{ orderId, amountCents: 100 }], key: `gift-${orderId}` });
    return { orderId };
  },
  { orderId: anothersOrder('orderId') },
);
