/** Ways to pay without the card processor: coins and notes, the provider's own card terminal, a bank transfer. */
export const TILL_METHODS = ['cash', 'terminal', 'bank'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];

/** Ways to pay what was bought at the desk: those, and credit that was paid ahead. */
export const DESK_METHODS = [...TILL_METHODS, 'wallet'] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];
