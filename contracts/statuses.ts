/** The specification's enumerations (section 3) that both sides speak. */

export const ENTITY_STATUSES = ['A', 'P', 'C', 'WL', 'R', 'RSD'] as const;
/** A active, P waits for the mailed confirmation, C cancelled, WL waiting list, R reimbursed, RSD held while payment is open. */
export type EntityStatus = (typeof ENTITY_STATUSES)[number];

export const ORDER_PAYMENT_STATES = ['notPaid', 'fullyPaid', 'partiallyPaid', 'paidWithMembership', 'pricedZero'] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

export const PROVIDER_TYPES = ['C', 'P'] as const;
/** C: wellness center. P: professional. */
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export const PAYMENT_SETTINGS = ['NoPayments', 'Optional', 'OnlineOnly', 'membership'] as const;
export type PaymentSetting = (typeof PAYMENT_SETTINGS)[number];

export const SERVICE_TYPES = ['N', 'Y', 'E', 'V', 'W', 'M'] as const;
/** N service, Y course, E event, V videos, W workout, M membership. */
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const SALES_CHANNELS = ['Web', 'Business', 'WL', 'Widget', 'POS', 'SEPA'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

export const RESOURCE_KINDS = { human: 1, physical: 2 } as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[keyof typeof RESOURCE_KINDS];
