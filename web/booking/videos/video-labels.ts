import { formatDate, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { PeriodType } from '#contracts/videos.ts';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { SeenFile } from './video-calls.ts';

type Text = Message<Record<never, never>>;

const PERIODS: Record<PeriodType, { one: Text; many: Message<{ count: number }> }> = {
  daily: { one: m.videos_period_daily_one, many: m.videos_period_daily },
  weekly: { one: m.videos_period_weekly_one, many: m.videos_period_weekly },
  monthly: { one: m.videos_period_monthly_one, many: m.videos_period_monthly },
};

/** `1 settimana`, `3 mesi` */
export const periodText = (t: Texts, count: number, type: PeriodType): string =>
  count === 1 ? t(PERIODS[type].one) : t(PERIODS[type].many, { count });

/** `12,00 €`, or free. */
export const priceText = (t: Texts, cents: number): string =>
  cents === 0 ? t(m.videos_free) : formatMoney(cents);

export const filesText = (t: Texts, count: number): string =>
  count === 1 ? t(m.videos_files_one) : t(m.videos_files, { count });

/** What somebody does with a file of each kind. */
export const VERBS: Record<SeenFile['type'], Text> = {
  video: m.videos_watch,
  audio: m.videos_listen,
  image: m.videos_look,
  gif: m.videos_look,
  document: m.videos_read,
};

export const KIND_NAMES: Record<SeenFile['type'], Text> = {
  video: m.videos_kind_video,
  audio: m.videos_kind_audio,
  image: m.videos_kind_image,
  gif: m.videos_kind_gif,
  document: m.videos_kind_document,
};

/** `12 min`; '' where it is not known. */
export function lengthText(t: Texts, seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 60 ? t(m.videos_below_minute) : t(m.videos_minutes, { minutes: Math.round(seconds / 60) });
}

/** `03/12/2026`, where the provider is. */
export const dayText = (instant: string, timeZone: string): string =>
  formatDate(Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString());

/** The last whole day before an instant at midnight. */
export const lastDayText = (end: string, timeZone: string): string =>
  formatDate(
    Temporal.Instant.from(end).toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 }).toString(),
  );
