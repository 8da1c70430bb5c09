import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';
import { otherPlaceOf } from './services.ts';
import type { AnothersIds } from './target.ts';

let made = 0;

/** The id of an account that can be paid, opened for each trial: the one before may have been disconnected. */
export async function readyAccountOf({ app }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const processorAccountId = `acct_trial${(made += 1)}of${providerId}`;
  await app.cards?.simulator?.control.openAccount({ id: processorAccountId, businessName: 'Il Prato' });
  await connectPaymentAccount(app.work(), {
    providerId,
    processorAccountId,
    customerName: 'Il Prato',
    chargesEnabled: true,
  });
  return accountOf(app, providerId);
}

async function accountOf({ pool }: Town['app'], providerId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from payment_accounts where provider_id = $1 and is_current',
    [providerId],
  );
  return rows[0]?.id ?? 0;
}

/** Another provider's account, as it stands. */
export const anotherAccount =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await accountOf(town.app, otherPlaceOf(town, me).providerId) }];

export const ACCOUNT_TO_SEE = ofProvider('the payment account', () => ({ isBack: true }));

export const ACCOUNT_TO_GO_ON_WITH = ofProvider(
  'the payment account to go on with',
  async (town, _me, place) => {
    await readyAccountOf(town, place);
    return {};
  },
);

export const ACCOUNT_TO_DISCONNECT = ofProvider(
  'the payment account to disconnect',
  async (town, _me, place) => ({ accountId: await readyAccountOf(town, place) }),
  { accountId: anotherAccount('accountId') },
);

export const ACCOUNT_PAGE_TO_GO_ON_WITH = screen(
  'the payment account to go on with',
  async (town, _me, place) => {
    await readyAccountOf(town, place);
    return { form: { intent: 'account-continue' } };
  },
);

export const ACCOUNT_PAGE_TO_DISCONNECT = screen(
  'the payment account to disconnect',
  async (town, _me, place) => ({
    form: { intent: 'account-disconnect', accountId: await readyAccountOf(town, place) },
  }),
  { 'form.accountId': anotherAccount('form.accountId') },
);
