import type { AffectedAct, AffectedReason } from '#contracts/consequences.ts';

/** What speaks against each booking or session, by its key (`affectedKey`); one against which nothing speaks may be missing. */
export type Standings<Key = string> = ReadonlyMap<Key, ReadonlySet<AffectedReason>>;

/** What hurts each, by its key. */
export type AffectedReasons = ReadonlyMap<string, readonly AffectedReason[]>;

/** Whoever is kept against these would take what is not there. */
const NOT_TO_BE_KEPT: ReadonlySet<AffectedReason> = new Set(['noUnit', 'resourceArchived']);

/**
 * What a change hurts, with the reasons that came with it: what spoke against a booking before, and was booked or kept all the same, does
 * not hurt it anew.
 */
export function affectedBy<Key>(before: Standings<Key>, after: Standings<Key>): Map<Key, AffectedReason[]> {
  const affected = new Map<Key, AffectedReason[]>();
  for (const [id, reasons] of after) {
    const added = [...reasons].filter((reason) => !before.get(id)?.has(reason));
    if (added.length > 0) affected.set(id, added);
  }
  return affected;
}

/** Whether another time or person would help; a service that is gone is gone at any time. */
export function isCurable(reasons: readonly AffectedReason[] = []): boolean {
  return reasons.some((reason) => reason !== 'serviceGone');
}

/** Which acts are possible on a hurt booking: only one that stands can be moved. */
export function actsFor(booking: {
  reasons: readonly AffectedReason[];
  isConfirmed: boolean;
}): AffectedAct[] {
  return [
    ...(booking.reasons.some((reason) => NOT_TO_BE_KEPT.has(reason)) ? [] : ['KEEP' as const]),
    ...(booking.isConfirmed ? ['MOVE' as const] : []),
    'CANCEL',
  ];
}

/** Which acts are possible on a hurt session: it has another teacher or room where one of the two alone is hurt, and there is another. */
export function actsForSession(session: {
  reasons: readonly AffectedReason[];
  others: number;
}): AffectedAct[] {
  return [
    ...(session.reasons.some((reason) => NOT_TO_BE_KEPT.has(reason)) ? [] : ['KEEP' as const]),
    ...(session.others > 0 ? ['REPLACE' as const] : []),
    'CANCEL',
  ];
}

/** The ids of the hurt ones of a kind. */
export function idsOf(affected: AffectedReasons, kind: 'reservation' | 'session'): number[] {
  return [...affected.keys()].flatMap((key) => {
    const [ofKind, id] = key.split(':');
    return ofKind === kind ? [Number(id)] : [];
  });
}
