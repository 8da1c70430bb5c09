const DAYS = 14;

/** What decides whether the buyer of a course may change their mind. */
export interface Withdrawable {
  source: 'bought' | 'assigned';
  status: string;
  totalCents: number;
  startsAt: Date | null;
  begunAt: Date | null;
}

/**
 * Until when its buyer can give a course back for all their money: fourteen days, the last one whole where the provider is, as long as they have
 * not agreed to begin it (Codice del consumo, art. 52 and 59, 1, o). Null: never, or no more.
 */
export function withdrawableUntil(
  { source, status, totalCents, startsAt, begunAt }: Withdrawable,
  { timeZone, now }: { timeZone: string; now: Date },
): Date | null {
  if (source !== 'bought' || status !== 'A' || totalCents === 0 || startsAt === null || begunAt !== null)
    return null;
  const day = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: DAYS + 1 });
  const until = new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return now < until ? until : null;
}
