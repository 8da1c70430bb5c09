import type { CenterAccount, CenterPayments, CenterVat } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** How a center lets itself be paid, and how it is taxed. */
export type { CenterPayments, CenterVat };
/** Where it stands with the card processor. */
export type { CenterAccount };

export const PAYMENTS = operation(`query PaymentsToEdit($providerId: Id!, $isBack: Boolean!) {
  getPaymentSettings(providerId: $providerId) { ...CenterPayments }
  getVatSettings(providerId: $providerId) { ...CenterVat }
  getPaymentAccountStatus(providerId: $providerId, isBack: $isBack) { ...CenterAccount }
  getCurrentUser { email }
  getMySecondFactors { ...MySecondFactors }
}
fragment CenterPayments on PaymentSettings {
  acceptPayments serviceOnsite serviceOnline serviceMembership courseOnsite courseOnline courseMembership membershipOnsite membershipOnline
  onlineDiscountBasisPoints acceptNonCustomerBookings planAllowsOnlinePayment version
}
fragment CenterVat on VatSettings { regime treatment isChosen version rules { treatment rateBasisPoints } }
fragment CenterAccount on PaymentAccountStatus {
  state accountId missing isInReview dueAt payoutsEnabled disconnectedBy pastAccounts mode
  waitingRefunds waitingCents oldestWaiting { orderId name cents askedAt }
} ${MY_SECOND_FACTORS}`);

export const SAVE_PAYMENTS =
  operation(`mutation SavePayments($providerId: Id!, $version: Int!, $input: PaymentSettingsInput!) {
  savePaymentSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);

export const SAVE_VAT =
  operation(`mutation SaveVat($providerId: Id!, $version: Int!, $input: VatSettingsInput!) {
  saveVatSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);

export const CONTINUE_ACCOUNT = operation(`mutation ContinueAccount($providerId: Id!) {
  continuePaymentAccount(providerId: $providerId) { url }
}`);

export const DISCONNECT_ACCOUNT = operation(`mutation DisconnectAccount($providerId: Id!, $accountId: Id!) {
  disconnectPaymentAccount(providerId: $providerId, accountId: $accountId) { state }
}`);
