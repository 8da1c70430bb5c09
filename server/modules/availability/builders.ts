import type { Work } from '#server/kernel/work.ts';
import type { WorkingBlock } from './rules/working-week.ts';
import { setWorkingTime } from './index.ts';

/** For tests: the resource works every day from `from` to `to`, minutes of the local day; default 9:00 to 18:00. */
export async function worksEveryDay(
  work: Work,
  who: { providerId: number; resourceId: number; from?: number; to?: number },
): Promise<void> {
  const { providerId, resourceId, from = 540, to = 1080 } = who;
  const blocks = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday): WorkingBlock => ({
    weekday,
    startMinute: from,
    endMinute: to,
  }));
  await setWorkingTime(work, { providerId, resourceId, blocks });
}
