/** Which share of a paid booking somebody has: none, one of their own, or the one of the provider. */
export const SHARE_KINDS = ['none', 'individual', 'global'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** How a share is counted: an amount per booking, or a part of what was paid for it. */
export const SHARE_AMOUNT_TYPES = ['fixed', 'percent'] as const;
export type ShareAmountType = (typeof SHARE_AMOUNT_TYPES)[number];

export interface ShareAmount {
  amountType: ShareAmountType;
  /** `fixed`: cents; `percent`: hundredths of a percent. */
  amount: number;
}
