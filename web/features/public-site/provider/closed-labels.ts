import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { monthAlone } from '#web/booking/shown-times.ts';
import type { ClosedDates } from './provider.ts';

/** 'Chiuso per ferie dal 10 al 24 agosto' / 'Closed for holidays from 10 to 24 August'; a single day: 'Chiuso l’8 dicembre'. */
export function closedLabel({ from, to }: ClosedDates, locale: Locale): string {
  const isWithinMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = `${dayNumber(to, locale)} ${monthAlone(to, locale)}`;
  if (from === to) return m.provider_closed_day({ day: withArticle('il ', last, locale) }, { locale });
  const first = isWithinMonth
    ? dayNumber(from, locale)
    : `${dayNumber(from, locale)} ${monthAlone(from, locale)}`;
  const span = { first: withArticle('dal ', first, locale), last: withArticle('al ', last, locale) };
  return m.provider_closed_days(span, { locale });
}

function dayNumber(date: string, locale: Locale): string {
  const day = Number(date.slice(8, 10));
  return locale === 'it' && day === 1 ? '1°' : String(day);
}

/** Before the vowels of *otto* and *undici* the Italian article is shortened: dal 10, dall’11, l’8. */
function withArticle(article: 'il ' | 'dal ' | 'al ', day: string, locale: Locale): string {
  if (locale !== 'it') return day;
  if (!/^(8|11)\b/.test(day)) return article + day;
  return `${article === 'il ' ? 'l' : `${article.trim()}l`}’${day}`;
}
