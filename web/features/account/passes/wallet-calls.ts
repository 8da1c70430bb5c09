import type { MyWalletShown } from '#web/generated/operations.ts';
import { CREATION_RESULT } from '#web/booking/booking-api.ts';
import { operation } from '#web/lib/api.ts';

export type { MyWalletShown };

/** The credit of whoever is signed in, at each center. */
export const MY_WALLETS = operation(`query MyWallets($page: Int) {
  getMyWallets(page: $page) { total page pages items { ...MyWalletShown } }
  getCentersWithCredit { providerId providerName }
}
fragment MyWalletShown on MyWallet {
  providerId providerName timeZone balanceCents giftCents canTopUp movements { id kind amountCents name at }
}`);

/** Buys own credit by card. */
export const TOP_UP_MY_WALLET = operation(`mutation TopUpMyWallet($providerId: Id!, $amountCents: Int!) {
  topUpMyWallet(providerId: $providerId, amountCents: $amountCents) { ...CreationResult }
} ${CREATION_RESULT}`);
