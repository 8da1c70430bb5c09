/** What a move changed of a booking, as whoever reads of it would say. */
export const MOVE_CHANGES = ['time', 'length', 'person', 'service'] as const;
export type MoveChange = (typeof MOVE_CHANGES)[number];

interface Place {
  startsAt: Date;
  endsAt: Date;
}

/**
 * What is another than before.
 * @param from where it was. The version before has told nothing of what it was: another service, which keeps its start, by leaving out the person it was with
 */
export function whatMoved(
  from: Place & { resourceId?: number; was?: { offerId: number; resourceId: number } },
  now: Place & { resourceId: number; offer: { id: number } },
): MoveChange[] {
  const { was } = from;
  const isOtherTime = from.startsAt.getTime() !== now.startsAt.getTime();
  const before = was?.resourceId ?? from.resourceId;
  const isSo: Record<MoveChange, boolean> = {
    time: isOtherTime,
    length: lengthOf(from) !== lengthOf(now),
    person: before !== undefined && before !== now.resourceId,
    service: was ? was.offerId !== now.offer.id : before === undefined && !isOtherTime,
  };
  return MOVE_CHANGES.filter((change) => isSo[change]);
}

const lengthOf = ({ startsAt, endsAt }: Place): number => endsAt.getTime() - startsAt.getTime();
