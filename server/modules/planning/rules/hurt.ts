import type { HurtAct, HurtReason } from '#contracts/consequences.ts';

/** What speaks against each booking, by its id; one against which nothing speaks may be missing. */
export type Standings = ReadonlyMap<number, ReadonlySet<HurtReason>>;

/** Whoever is kept against these would take what is not there. */
const NOT_TO_BE_KEPT: ReadonlySet<HurtReason> = new Set(['noUnit', 'resourceArchived']);

/**
 * What a change hurts, with the reasons that came with it: what spoke against a booking before, and was booked or kept all the same, does
 * not hurt it anew.
 */
export function hurtBy(before: Standings, after: Standings): Map<number, HurtReason[]> {
  const hurt = new Map<number, HurtReason[]>();
  for (const [id, reasons] of after) {
    const added = [...reasons].filter((reason) => !before.get(id)?.has(reason));
    if (added.length > 0) hurt.set(id, added);
  }
  return hurt;
}

/** Whether another time or person would help; a service that is gone is gone at any time. */
export function isCurable(reasons: readonly HurtReason[] = []): boolean {
  return reasons.some((reason) => reason !== 'serviceGone');
}

/** Which acts are possible on a hurt booking: only one that stands can be moved. */
export function actsFor(booking: { reasons: readonly HurtReason[]; isConfirmed: boolean }): HurtAct[] {
  return [
    ...(booking.reasons.some((reason) => NOT_TO_BE_KEPT.has(reason)) ? [] : ['KEEP' as const]),
    ...(booking.isConfirmed ? ['MOVE' as const] : []),
    'CANCEL',
  ];
}
