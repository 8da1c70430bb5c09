import type { MyWalletShown } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { MyWalletShown };

/** The credit of whoever is signed in, at each center. */
export const MY_WALLETS = operation(`query MyWallets($page: Int) {
  getMyWallets(page: $page) { total items { ...MyWalletShown } }
}
fragment MyWalletShown on MyWallet {
  providerId providerName timeZone balanceCents giftCents movements { id kind amountCents name at }
}`);
