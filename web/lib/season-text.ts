import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from './texts-in.ts';

/** The season of an offer in words: `dal 1 giugno 2026 al 30 settembre 2026`; '' without one. Days are dates of the center. */
export function seasonText(
  t: Texts,
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
): string {
  if (startTime === null) return endTime === null ? '' : t(m.pass_until, { date: formatDate(endTime) });
  return endTime === null
    ? t(m.pass_from, { date: formatDate(startTime) })
    : t(m.pass_from_until, { from: formatDate(startTime), date: formatDate(endTime) });
}
