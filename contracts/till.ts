/** Ways to pay without the card processor: coins and notes, the provider's own card terminal, a bank transfer. */
export const TILL_METHODS = ['cash', 'terminal', 'bank'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];
