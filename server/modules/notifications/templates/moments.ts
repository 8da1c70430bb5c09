import { formatDate } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { epochMinutesOf, localDateOf, minuteOfDay, zoneOf } from '#contracts/time.ts';
import { formatMinuteOfDay, formatOffset } from '#contracts/time-text.ts';

/** An instant as a mail writes it: always in the provider's zone, always with the zone's name beside it. */
export interface Moment {
  weekday: string;
  /** DD/MM/YYYY */
  date: string;
  /** HH:mm */
  time: string;
  /** DD/MM/YYYY HH:mm */
  dateTime: string;
  /** "ora dell’Europa centrale", within a sentence. */
  zoneName: string;
  /** "Ora dell’Europa centrale, UTC+01:00": tells both runs of a repeated hour apart. */
  zone: string;
}

export function momentOf(at: Date, timeZone: string, language: Locale): Moment {
  const zone = zoneOf(timeZone);
  const minutes = epochMinutesOf(at);
  const date = formatDate(localDateOf(zone, minutes));
  const time = formatMinuteOfDay(minuteOfDay(zone, minutes));
  const zoneName = nameOfZone(at.getUTCFullYear(), timeZone, language);
  return {
    weekday: capitalized(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(at)),
    date,
    time,
    dateTime: `${date} ${time}`,
    // Names of zones begin with the Italian word for time, which a sentence does not capitalize.
    zoneName: zoneName.replace(/^Ora /, 'ora '),
    zone: `${capitalized(zoneName)}, UTC${formatOffset(zone, minutes)}`,
  };
}

/** "14:05 – 15:05"; an end on another day carries its date. */
export function spanOf(startsAt: Date, endsAt: Date, timeZone: string, language: Locale): string {
  const start = momentOf(startsAt, timeZone, language);
  const end = momentOf(endsAt, timeZone, language);
  return `${start.time} – ${start.date === end.date ? end.time : end.dateTime}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name for the whole year: near a clock change the general name would carry the country beside it. */
function nameOfZone(year: number, timeZone: string, language: Locale): string {
  const winter = new Date(Date.UTC(year, 0, 15));
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    winter,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
