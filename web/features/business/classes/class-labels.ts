import { formatDate, formatMoney, formatTime } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { customerOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { localDateTimeIn, shortWeekday } from '#web/booking/shown-times.ts';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { ClassModel, ClassSessionSeen, ListedClass } from './class-calls.ts';

type Text = Message<Record<never, never>>;
type Shown = { tone: StatusTone; text: Text };

export const KIND_NAMES: Record<ListedClass['serviceType'], Text> = {
  Y: m.classes_course,
  E: m.classes_event,
};

/** What a price of each model is for: `15,00 € a lezione`. */
const PRICES: Record<Exclude<ClassModel, 'custom'>, Message<{ price: string }>> = {
  total: m.classes_price_total,
  hour: m.classes_price_hour,
  session: m.classes_price_session,
};

export function priceText(
  t: Texts,
  { model, priceCents }: Pick<ListedClass, 'model' | 'priceCents'>,
): string {
  return model === 'custom'
    ? t(m.classes_price_custom)
    : t(PRICES[model], { price: formatMoney(priceCents) });
}

/** Whether visitors find a class. */
export function stateOf({
  isArchived,
  isActive,
  isPublished,
}: Pick<ListedClass, 'isArchived' | 'isActive' | 'isPublished'>): Shown {
  if (isArchived) return { tone: 'quiet', text: m.classes_state_archived };
  if (!isActive) return { tone: 'quiet', text: m.classes_state_off };
  return isPublished
    ? { tone: 'good', text: m.classes_state_published }
    : { tone: 'news', text: m.classes_state_hidden };
}

/** How a session stands. @param now an instant, ISO 8601 in UTC as the session's */
export function sessionStateOf(
  { status, startsAt, taken, capacity }: Pick<ClassSessionSeen, 'status' | 'startsAt' | 'taken' | 'capacity'>,
  now: string,
): Shown {
  if (status === 'C') return { tone: 'wrong', text: m.classes_cancelled };
  if (startsAt <= now) return { tone: 'quiet', text: m.class_sessions_state_over };
  return taken >= capacity
    ? { tone: 'news', text: m.class_sessions_state_full }
    : { tone: 'good', text: m.class_sessions_state_on };
}

/** `lun 23/11/2026, 18:00` */
export function momentOf(timeZone: string, instant: string, locale: Locale): string {
  const [date = '', time = ''] = localDateTimeIn(timeZone, instant).split('T');
  return `${shortWeekday(date, locale)} ${formatDate(date)}, ${formatTime(time)}`;
}

/** `18:00–19:00` */
export const timesOf = ({
  timeZone,
  startsAt,
  endsAt,
}: Pick<ClassSessionSeen, 'timeZone' | 'startsAt' | 'endsAt'>): string =>
  [startsAt, endsAt].map((at) => formatTime(localDateTimeIn(timeZone, at))).join('–');

/** Who comes, by name, else by phone or e-mail. */
export const participantName = (
  t: Texts,
  one: { firstname: string | null; lastname: string | null; phone: string | null; email: string | null },
): string => customerOf(t, { ...one, customerName: [one.firstname, one.lastname].filter(Boolean).join(' ') });
