import type { LocalDate } from '#contracts/time.ts';
import { dayNumberOf, epochMinutesOf, localDateOf, startOfDay, zoneOf } from '#contracts/time.ts';
import { TillCountForm } from '#contracts/validation/till-count.ts';
import type { Done, Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { getPersonCards } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { TillSum } from '../store/owed.ts';
import { readTillOfDay } from '../store/owed.ts';
import type { TillCount } from '../store/till-counts.ts';
import {
  insertTillCount,
  lockUncounted,
  readCountsBetween,
  readLastCount,
  readUncounted,
} from '../store/till-counts.ts';
import type { TillRow } from '../store/till-list.ts';
import { readTillList } from '../store/till-list.ts';

const PAGE = 10;

/** With the name of who was at the till; empty once they have left. */
type Named<Row> = Row & { by: string };

/** A day at the till; money in cents. */
export interface TillOfDay {
  date: LocalDate;
  /** The date at the provider now. */
  today: LocalDate;
  timeZone: string;
  /** By method; none for a way that nothing went. */
  sums: readonly TillSum[];
  payments: { total: number; pages: number; rows: readonly Named<TillRow>[] };
  /** The counts of that day, the first one first. */
  counts: readonly Named<TillCount>[];
  /** What should lie in the drawer now, whatever the day that is shown. */
  expectedCents: number;
  /** When it was counted last; null: never. */
  lastCountedAt: Date | null;
  /** What was left in it then; 0 where it never was. */
  lastLeftCents: number;
}

/**
 * What went through the till on a day (business rule 21). Who takes money at the desk sees today's, who runs the place any day's.
 * @param asked.date today's when left out
 * @throws Refusal as `expectMay`; NotAuthorizedException for another day than today to who sees today's alone
 */
export async function getTillOfDay(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, date: asked, page }: { providerId: number; date: LocalDate | null; page: number },
): Promise<TillOfDay> {
  const viewer = await expectMay(work, actor, providerId, 'takePayments');
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const { timeZone } = provider;
  const zone = zoneOf(timeZone);
  const today = localDateOf(zone, epochMinutesOf(work.now()));
  const date = asked ?? today;
  if (date !== today && !seesEveryDay(viewer)) throw new Refusal('NotAuthorizedException');
  const [from, to] = [0, 1].map((days) => startOfDate(zone, date, days)) as [Date, Date];
  const of = { providerId, from, to };
  const [sums, list, counts, drawer] = await Promise.all([
    readTillOfDay(work, { providerId, localDate: date, timeZone }),
    readTillList(work, { ...of, offset: (page - 1) * PAGE, limit: PAGE }),
    readCountsBetween(work, of),
    readDrawer(work, providerId),
  ]);
  const people = await getPersonCards(work, [
    ...list.rows.flatMap(({ takenBy }) => takenBy ?? []),
    ...counts.map(({ countedBy }) => countedBy),
  ]);
  const nameOf = (id: number | null): string => {
    const card = id === null ? undefined : people.get(id);
    return [card?.firstname, card?.lastname].filter(Boolean).join(' ') || (card?.email ?? '');
  };
  return {
    date,
    today,
    timeZone,
    sums,
    payments: {
      total: list.total,
      pages: Math.max(1, Math.ceil(list.total / PAGE)),
      rows: list.rows.map((row) => ({ ...row, by: nameOf(row.takenBy) })),
    },
    counts: counts.map((count) => ({ ...count, by: nameOf(count.countedBy) })),
    ...drawer,
  };
}

const seesEveryDay = ({ role }: Viewer): boolean => role === 'owner' || role === 'director';

const startOfDate = (zone: ReturnType<typeof zoneOf>, date: LocalDate, days: number): Date =>
  new Date(startOfDay(zone, dayNumberOf(date) + days) * 60_000);

async function readDrawer(
  work: Work,
  providerId: number,
): Promise<Pick<TillOfDay, 'expectedCents' | 'lastCountedAt' | 'lastLeftCents'>> {
  const [last, uncounted] = await Promise.all([
    readLastCount(work, providerId),
    readUncounted(work, providerId),
  ]);
  const lastLeftCents = last?.leftCents ?? 0;
  return {
    expectedCents: lastLeftCents + uncounted,
    lastCountedAt: last?.countedAt ?? null,
    lastLeftCents,
  };
}

/**
 * Writes down what was counted in the drawer. Cash that commits meanwhile belongs to the next count; whoever's form said another sum than
 * there should be now is told so first, so that a difference is never somebody else's payment.
 * @throws Refusal as `providerCommand`; changedMeanwhile when there should be another sum in it by now
 */
export async function countTill(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'countTill',
    action: 'takePayments',
    providerId,
    schema: TillCountForm,
    input,
    async run(
      tx,
      { countedCents, leftCents, note, expectedCents },
      { personId },
    ): Promise<Done<{ id: number }>> {
      await tx.lock([`till:${providerId}`]);
      const last = await readLastCount(tx, providerId);
      const uncounted = await lockUncounted(tx, providerId);
      if (expectedCents !== (last?.leftCents ?? 0) + uncounted.cents) throw new Refusal('changedMeanwhile');
      const count = { expectedCents, countedCents, leftCents, note };
      const id = await insertTillCount(tx, providerId, {
        ...count,
        countedBy: personId,
        paymentIds: uncounted.ids,
      });
      return { answer: { id }, changes: [{ subject: 'tillCount', subjectId: id, after: count }] };
    },
  });
}
