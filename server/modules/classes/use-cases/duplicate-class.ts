import * as v from 'valibot';
import { dayNumberOf, dayOf, epochMinutesOf, localDateOfDay, minuteOfDay, zoneOf } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { NewSession } from '#contracts/validation/class-form.ts';
import { ClassForm, DuplicatedClass } from '#contracts/validation/class-form.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { announceOffersChanged, insertClass, readClasses } from '#server/modules/catalog/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { readClassTerms, saveClassTerms } from '../store/class-terms.ts';
import type { NamedSession } from '../store/sessions.ts';
import { listSessions } from '../store/sessions.ts';
import { addSessions } from './add-sessions.ts';
import { MOST_SESSIONS_OF_CLASS } from './subscription-price.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/**
 * Copies a class with its term: each session that is not cancelled so many days later as the first one is, at the same time on the clock. Nobody is signed
 * up for the copy, and visitors see it once it is published. All sessions or none.
 * @throws Refusal as `providerCommand` and `addSessions`; notFound
 */
export async function duplicateClass(
  asking: Asking,
  of: { providerId: number; classId: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, classId } = of;
  return providerCommand(asking, {
    operation: 'duplicateClass',
    action: 'changeClasses',
    providerId,
    of: { classId },
    schema: DuplicatedClass,
    input,
    async run(tx, { name, startsOn, keepsTeachers }) {
      const [original] = await readClasses(tx, { providerId, ids: [classId] });
      const terms = (await readClassTerms(tx, [classId])).get(classId);
      if (!original || !terms) throw new Refusal('notFound');
      const form = v.parse(ClassForm, {
        ...original,
        ...terms,
        name,
        groupId: original.group?.id ?? null,
        isPublished: false,
      });
      const copy = await insertClass(tx, providerId, form);
      await saveClassTerms(tx, { providerId, classId: copy.classId }, terms);
      await announceOffersChanged(tx, providerId);
      const held = await listSessions(tx, {
        ...of,
        from: null,
        isSorted: true,
        limit: MOST_SESSIONS_OF_CLASS,
      });
      const sessions = termFrom(
        held.filter(({ status }) => status === 'A'),
        { startsOn, keepsTeachers },
      );
      if (sessions.length > 0) await addSessions(tx, { providerId, classId: copy.classId }, sessions);
      return {
        answer: { id: copy.classId },
        changes: [{ subject: 'class', subjectId: copy.classId, after: { copyOf: classId, startsOn } }],
      };
    },
  });
}

/** The sessions of a term again, the first of them on a day. */
function termFrom(
  sessions: readonly NamedSession[],
  { startsOn, keepsTeachers }: { startsOn: string; keepsTeachers: boolean },
): NewSession[] {
  const byStart = sessions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const [first] = byStart;
  if (!first) return [];
  const dayIn = ({ timeZone, startsAt }: NamedSession) => dayOf(zoneOf(timeZone), epochMinutesOf(startsAt));
  const later = dayNumberOf(startsOn) - dayIn(first);
  const series = [...new Set(byStart.map(({ seriesId }) => seriesId))];
  return byStart.map((one) => {
    const [from, to] = [epochMinutesOf(one.startsAt), epochMinutesOf(one.endsAt)];
    const time = formatMinuteOfDay(minuteOfDay(zoneOf(one.timeZone), from));
    return {
      startsAt: `${localDateOfDay(dayIn(one) + later)}T${time}`,
      durationMinutes: to - from,
      capacity: one.capacity,
      priceCents: one.priceCents,
      teacherId: keepsTeachers ? one.teacherId : null,
      roomId: keepsTeachers ? one.roomId : null,
      link: one.link,
      series: one.seriesId === null ? null : series.indexOf(one.seriesId),
      intervalType: one.intervalType,
    };
  });
}
