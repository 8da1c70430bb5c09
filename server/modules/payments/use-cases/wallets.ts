import { expectMay } from '#server/modules/authority/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { getProviderContact, getProviderContacts } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { seesOwnOrders } from '../policy.ts';
import type { ShownWalletMovement } from '../store/shown-wallets.ts';
import {
  centersWithoutWallet,
  lastMovementsOfWallets,
  readWalletMovements,
  walletsOfPerson,
} from '../store/shown-wallets.ts';
import type { Wallet } from '../store/wallets.ts';
import { findWallet } from '../store/wallets.ts';
import { isCreditSold } from './credit-sold.ts';

export type { ShownWalletMovement } from '../store/shown-wallets.ts';
export { WALLET_MOVEMENTS } from '../store/wallets.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

const PAGE = 10;
const MOST_PAGES = 100_000;

/** A wallet with some of its movements, the latest first. */
export interface ShownWallet extends Wallet {
  movements: ShownWalletMovement[];
  /** All of them. */
  total: number;
  pages: number;
  timeZone: string;
}

/**
 * The wallet of a customer with a page of its movements; null where they have none.
 * @throws Refusal as `expectMay`
 */
export async function getWallet(
  { work, actor }: Asking,
  { providerId, customerId, page }: { providerId: number; customerId: number; page: number | null },
): Promise<ShownWallet | null> {
  await expectMay(work, actor, providerId, 'takePayments');
  const [wallet, provider] = await Promise.all([
    findWallet(work, { providerId, customerId }),
    getProviderContact(work, providerId),
  ]);
  if (!provider) throw new Refusal('notFound');
  if (!wallet) return null;
  const offset = (pageOf(page) - 1) * PAGE;
  const { rows, total } = await readWalletMovements(work, {
    providerId,
    walletId: wallet.id,
    offset,
    limit: PAGE,
  });
  const pages = Math.max(1, Math.ceil(total / PAGE));
  return { ...wallet, movements: rows, total, pages, timeZone: provider.timeZone };
}

/** A wallet of whoever is signed in, with whose credit it is and its last movements. */
export interface MyWallet extends Wallet {
  providerId: number;
  providerName: string;
  timeZone: string;
  canTopUp: boolean;
  movements: ShownWalletMovement[];
}

/** A page of the wallets of whoever is signed in, by the last movement; none before the e-mail is proved. @throws Refusal unauthenticated */
export async function getMyWallets(
  { work, actor }: Asking,
  asked: { page: number | null },
): Promise<{ items: MyWallet[]; total: number; page: number; pages: number }> {
  const { personId } = signedIn(actor);
  const page = pageOf(asked.page);
  const person = await getPerson(work, personId);
  const { rows, total } =
    person && seesOwnOrders(person)
      ? await walletsOfPerson(work, personId, { offset: (page - 1) * PAGE, limit: PAGE })
      : { rows: [], total: 0 };
  const [providers, sellers, movements] = await Promise.all([
    getProviderContacts(
      work,
      rows.map(({ providerId }) => providerId),
    ),
    creditSoldBy(
      work,
      rows.map(({ providerId }) => providerId),
    ),
    lastMovementsOfWallets(work, { personId, walletIds: rows.map(({ id }) => id), most: PAGE }),
  ]);
  const items = rows.flatMap((wallet) => {
    const provider = providers.get(wallet.providerId);
    if (!provider) return [];
    const { name: providerName, timeZone } = provider;
    const canTopUp = sellers.has(wallet.providerId);
    return [{ ...wallet, providerName, timeZone, canTopUp, movements: movements.get(wallet.id) ?? [] }];
  });
  return { items, total, page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

/** A center at which whoever is signed in could have credit. */
export interface CenterWithCredit {
  providerId: number;
  providerName: string;
}

const MOST_CENTERS = 50;

/** Centers at which whoever is signed in is a customer without a wallet and could buy credit online, by name; none before the e-mail is proved. @throws Refusal unauthenticated */
export async function getCentersWithCredit({ work, actor }: Asking): Promise<CenterWithCredit[]> {
  const { personId } = signedIn(actor);
  const person = await getPerson(work, personId);
  if (!person || !seesOwnOrders(person)) return [];
  const ids = (await centersWithoutWallet(work, personId)).slice(0, MOST_CENTERS);
  const [providers, sellers] = await Promise.all([getProviderContacts(work, ids), creditSoldBy(work, ids)]);
  return ids
    .flatMap((providerId) => {
      const provider = providers.get(providerId);
      return provider && sellers.has(providerId) ? [{ providerId, providerName: provider.name }] : [];
    })
    .toSorted((one, other) => one.providerName.localeCompare(other.providerName));
}

/** Which of some centers sell credit online now. */
async function creditSoldBy(work: Work, providerIds: readonly number[]): Promise<Set<number>> {
  const sold = await Promise.all(providerIds.map(async (id) => ((await isCreditSold(work, id)) ? [id] : [])));
  return new Set(sold.flat());
}

const pageOf = (page: number | null): number => Math.min(Math.max(page ?? 1, 1), MOST_PAGES);
