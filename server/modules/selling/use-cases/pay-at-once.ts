import type { Work } from '#server/kernel/work.ts';

/**
 * Pays what is sold while it is sold, in the same transaction: what sells does not know what pays (docs/decisions/0135).
 * @throws Refusal where it cannot be paid so: then nothing is sold
 */
export type PayAtOnce = (tx: Work, sold: { providerId: number; orderId: number }) => Promise<void>;
