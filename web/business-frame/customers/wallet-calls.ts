import type { WalletOfCustomer } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { WalletOfCustomer };

/** The credit of a customer with its last movements. */
export const WALLET_OF_CUSTOMER = operation(`query WalletOfTheCustomer($providerId: Id!, $customerId: Id!) {
  getWallet(providerId: $providerId, customerId: $customerId) { ...WalletOfCustomer }
}
fragment WalletOfCustomer on Wallet {
  balanceCents giftCents total timeZone movements { id kind amountCents giftCents name orderId at }
}`);

export const TOP_UP_WALLET = operation(`mutation TopUpWallet($providerId: Id!, $input: WalletTopUpInput!) {
  topUpWallet(providerId: $providerId, input: $input)
}`);
export const GIFT_WALLET = operation(`mutation GiftWallet($providerId: Id!, $input: WalletGiftInput!) {
  giftWallet(providerId: $providerId, input: $input)
}`);
