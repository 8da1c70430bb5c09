/** The specification's enumerations (section 3) that both sides speak. */

export const ORDER_PAYMENT_STATES = [
  'notPaid',
  'fullyPaid',
  'partiallyPaid',
  'paidWithMembership',
  'pricedZero',
] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

/** What a list of bookings says of the money of each: `givenBack` is an order that was paid, given back whole, and asks for nothing. */
export const MONEY_STATES = [...ORDER_PAYMENT_STATES, 'givenBack'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

export const PAYMENT_METHODS = [
  'Cash',
  'CreditCard',
  'DebitCard',
  'Membership',
  'Wallet',
  'BankTransfer',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PROVIDER_TYPES = ['C', 'P'] as const;
/** C: wellness center. P: professional. */
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export const PAYMENT_SETTINGS = ['NoPayments', 'Optional', 'OnlineOnly', 'membership'] as const;
export type PaymentSetting = (typeof PAYMENT_SETTINGS)[number];

const SALES_CHANNELS = ['Web', 'Business', 'WL', 'Widget', 'POS', 'SEPA'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

export const RESOURCE_KINDS = { human: 1, physical: 2 } as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[keyof typeof RESOURCE_KINDS];

/** Where the money of an order is that goes back. `failed`: something that should have gone back has not, and nobody is at it. */
export type RefundProgress = 'none' | 'onItsWay' | 'partlyRefunded' | 'refunded' | 'failed';
