import type { CenterPayments, CenterVat } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';

/** How a center lets itself be paid, and how it is taxed. */
export type { CenterPayments, CenterVat };

export const PAYMENTS = operation(`query PaymentsToEdit($providerId: Id!) {
  getPaymentSettings(providerId: $providerId) { ...CenterPayments }
  getVatSettings(providerId: $providerId) { ...CenterVat }
  getCurrentUser { email }
  getMySecondFactors { ...MySecondFactors }
}
fragment CenterPayments on PaymentSettings {
  acceptPayments serviceOnsite serviceOnline serviceMembership courseOnsite courseOnline courseMembership membershipOnsite membershipOnline
  onlineDiscountBasisPoints acceptNonCustomerBookings hasConnectedPaymentAccount planAllowsOnlinePayment version
}
fragment CenterVat on VatSettings { regime treatment isChosen version rules { treatment rateBasisPoints } } ${MY_SECOND_FACTORS}`);

export const SAVE_PAYMENTS =
  operation(`mutation SavePayments($providerId: Id!, $version: Int!, $input: PaymentSettingsInput!) {
  savePaymentSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);

export const SAVE_VAT =
  operation(`mutation SaveVat($providerId: Id!, $version: Int!, $input: VatSettingsInput!) {
  saveVatSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);
