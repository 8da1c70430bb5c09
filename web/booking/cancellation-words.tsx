import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { momentIn } from './shown-times.ts';

type CancellationWordsProps = {
  freeCancellationHours: number;
  /** ISO, with offset. */
  startsAt: string;
  timeZone: string;
  /** The present moment as the server saw it, ISO. */
  readAt: string;
};

/** The cancellation rule for one start, in words (ledger SVC-24). */
export function CancellationWords({
  freeCancellationHours,
  startsAt,
  timeZone,
  readAt,
}: CancellationWordsProps) {
  const t = useTexts();
  const locale = useLocale();
  if (freeCancellationHours === 0) return <p>{t(m.booking_cancel_until_start)}</p>;
  const until = new Date(Date.parse(startsAt) - freeCancellationHours * 3_600_000).toISOString();
  if (until < new Date(readAt).toISOString()) return <p>{t(m.booking_cancel_no_longer)}</p>;
  return <p>{t(m.booking_cancel_until, { moment: momentIn(timeZone, until, locale) })}</p>;
}
