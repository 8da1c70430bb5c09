/** What a move changed of a booking, as whoever reads of it would say. */
export const MOVE_CHANGES = ['time', 'length', 'person', 'service'] as const;
export type MoveChange = (typeof MOVE_CHANGES)[number];

interface Place {
  startsAt: Date;
  endsAt: Date;
}

/** What is another than before. */
export function whatMoved(
  from: Place & { resourceId: number; offerId: number },
  now: Place & { resourceId: number; offer: { id: number } },
): MoveChange[] {
  const isSo: Record<MoveChange, boolean> = {
    time: from.startsAt.getTime() !== now.startsAt.getTime(),
    length: lengthOf(from) !== lengthOf(now),
    person: from.resourceId !== now.resourceId,
    service: from.offerId !== now.offer.id,
  };
  return MOVE_CHANGES.filter((change) => isSo[change]);
}

const lengthOf = ({ startsAt, endsAt }: Place): number => endsAt.getTime() - startsAt.getTime();
