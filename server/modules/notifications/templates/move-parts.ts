import { m } from '#contracts/texts/messages.js';
import type { MoveChange } from '../rules/what-moved.ts';
import type { Row } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { momentOf, spanOf } from './moments.ts';
import type { ReservationMailData } from './reservation-parts.ts';

const WORDS = {
  time: m.mail_change_time,
  length: m.mail_change_length,
  person: m.mail_change_person,
  service: m.mail_change_service,
} as const satisfies Record<MoveChange, unknown>;

const REGION = { it: 'it-IT', en: 'en-GB' } as const;

/** Whether a mail of a move tells of another time; also where nothing says what else it was. */
export const isOtherTime = ({ movedFrom }: ReservationMailData): boolean =>
  !movedFrom || movedFrom.changes.length === 0 || movedFrom.changes.includes('time');

/** "un nuovo orario e un’altra persona": what changed, within a sentence. */
export function whatChanged({ movedFrom, language }: ReservationMailData): string {
  const changes = movedFrom?.changes.length ? movedFrom.changes : (['time'] as const);
  const words = changes.map((change) => WORDS[change]({}, { locale: language }));
  return new Intl.ListFormat(REGION[language], { type: 'conjunction' }).format(words);
}

/** What was, beside what is, of all that changed: the time that is stands large above. */
export function movedFromRows(data: ReservationMailData): Row[] {
  const { reservation, language, movedFrom } = data;
  if (movedFrom === null) return [];
  const options = { locale: language };
  const { weekday, date } = momentOf(movedFrom.startsAt, reservation.provider.timeZone, language);
  const span = spanOf(movedFrom.startsAt, movedFrom.endsAt, reservation.provider.timeZone, language);
  const beforeNow = (before: string, now: string): string => m.mail_before_now({ before, now }, options);
  const minutes = (of: { startsAt: Date; endsAt: Date }): string =>
    m.mail_label_minutes({ minutes: Math.round((+of.endsAt - +of.startsAt) / 60_000) }, options);
  const has = (change: MoveChange): boolean => movedFrom.changes.includes(change);
  const { resourceName } = movedFrom;
  const isWithOther = has('person') && resourceName !== null && reservation.resourceName !== null;
  return rowsOf(
    [m.mail_label_before({}, options), isOtherTime(data) ? `${weekday} ${date}, ${span}` : null],
    [
      m.mail_label_length({}, options),
      has('length') ? beforeNow(minutes(movedFrom), minutes(reservation)) : null,
    ],
    [
      m.mail_label_person({}, options),
      isWithOther ? beforeNow(resourceName ?? '', reservation.resourceName ?? '') : null,
    ],
  );
}
