/** What a move changed of a booking, as whoever reads of it would say. */
export const MOVE_CHANGES = ['time', 'length', 'person', 'service'] as const;
export type MoveChange = (typeof MOVE_CHANGES)[number];

interface Place {
  startsAt: Date;
  endsAt: Date;
}

/**
 * What is another than before. Another service, which keeps its start, is told by the person it was with not being told along.
 * @param from where it was; without the person where the service is another one
 */
export function whatMoved(
  from: Place & { resourceId?: number | undefined },
  now: Place & { resourceId: number },
): MoveChange[] {
  const isOtherTime = from.startsAt.getTime() !== now.startsAt.getTime();
  const isSo: Record<MoveChange, boolean> = {
    time: isOtherTime,
    length: lengthOf(from) !== lengthOf(now),
    person: from.resourceId !== undefined && from.resourceId !== now.resourceId,
    service: from.resourceId === undefined && !isOtherTime,
  };
  return MOVE_CHANGES.filter((change) => isSo[change]);
}

const lengthOf = ({ startsAt, endsAt }: Place): number => endsAt.getTime() - startsAt.getTime();
