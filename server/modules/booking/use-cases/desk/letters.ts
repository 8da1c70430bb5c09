import { DESK_DAYS_BACK, UNDO_SECONDS } from '#contracts/soft-rules.ts';
import type { Work } from '#server/kernel/work.ts';

/** How mails about what the desk did go out. */
export interface Letters {
  isQuiet?: boolean;
  notBefore?: string;
}

/**
 * Mails wait for the time in which the desk may undo, the center's and colleagues' too. To whoever booked none goes out about what has begun, or where the desk
 * tells them itself.
 */
export function lettersOf(
  work: Work,
  { tellsCustomer, startsAt }: { tellsCustomer: boolean; startsAt: readonly Date[] },
): Letters {
  const now = work.now();
  const isQuiet = !tellsCustomer || startsAt.some((start) => start <= now);
  const notBefore = new Date(now.getTime() + UNDO_SECONDS * 1000).toISOString();
  return { ...(isQuiet && { isQuiet }), notBefore };
}

/** Whether the desk may still write down what was. */
export function isRecordable(work: Work, startsAt: Date): boolean {
  return startsAt.getTime() >= work.now().getTime() - DESK_DAYS_BACK * 86_400_000;
}
