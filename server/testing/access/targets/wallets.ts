import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aWallet } from '#server/modules/payments/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { ofProvider } from './profile.ts';
import { anothersCustomer } from './reservations.ts';

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
