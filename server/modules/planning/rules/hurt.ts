import type { HurtAct, HurtReason } from '#contracts/consequences.ts';

/** What speaks against each booking or session, by its key (`hurtKey`); one against which nothing speaks may be missing. */
export type Standings<Key = string> = ReadonlyMap<Key, ReadonlySet<HurtReason>>;

/** What hurts each, by its key. */
export type HurtReasons = ReadonlyMap<string, readonly HurtReason[]>;

/** Whoever is kept against these would take what is not there. */
const NOT_TO_BE_KEPT: ReadonlySet<HurtReason> = new Set(['noUnit', 'resourceArchived']);

/**
 * What a change hurts, with the reasons that came with it: what spoke against a booking before, and was booked or kept all the same, does
 * not hurt it anew.
 */
export function hurtBy<Key>(before: Standings<Key>, after: Standings<Key>): Map<Key, HurtReason[]> {
  const hurt = new Map<Key, HurtReason[]>();
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

/** Which acts are possible on a hurt session: it has another teacher or room where one of the two alone is hurt, and there is another. */
export function actsForSession(session: { reasons: readonly HurtReason[]; others: number }): HurtAct[] {
  return [
    ...(session.reasons.some((reason) => NOT_TO_BE_KEPT.has(reason)) ? [] : ['KEEP' as const]),
    ...(session.others > 0 ? ['REPLACE' as const] : []),
    'CANCEL',
  ];
}

/** The ids of the hurt ones of a kind. */
export function idsOf(hurt: HurtReasons, kind: 'reservation' | 'session'): number[] {
  return [...hurt.keys()].flatMap((key) => {
    const [ofKind, id] = key.split(':');
    return ofKind === kind ? [Number(id)] : [];
  });
}
