import type { Work } from '#server/kernel/work.ts';
import { readNextSessions } from '../store/next-sessions.ts';
import { soldAmong } from './class-for-sale.ts';

/** The next session of a provider that somebody can sign up for. */
export interface NextPublicSession {
  className: string;
  startsAt: Date;
  timeZone: string;
}

/** Of some providers the next session that visitors can sign up for; who has none is left out. */
export async function nextPublicSessions(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, NextPublicSession>> {
  const coming = await readNextSessions(work, providerIds);
  const sold = await soldAmong(
    work,
    coming.map(({ classId }) => classId),
  );
  const names = new Map(sold.map(({ offered }) => [offered.classId, offered.name]));
  const next = new Map<number, NextPublicSession>();
  for (const { providerId, classId, startsAt, timeZone } of coming) {
    const className = names.get(classId);
    if (className !== undefined && !next.has(providerId))
      next.set(providerId, { className, startsAt, timeZone });
  }
  return next;
}
