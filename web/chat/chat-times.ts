const formats = new Map<
  string,
  { time: Intl.DateTimeFormat; day: Intl.DateTimeFormat; long: Intl.DateTimeFormat }
>();

function formatsOf(locale: string, timeZone: string) {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = {
    time: new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone }),
    day: new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
    long: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
  };
  formats.set(key, made);
  return made;
}

/** `14:05`, by the center's clock. */
export const timeOf = (at: string, timeZone: string): string =>
  formatsOf('it', timeZone).time.format(new Date(at));

/** `27/11/2026`, by the center's clock. */
export const dayOf = (at: string, timeZone: string): string =>
  formatsOf('it', timeZone).day.format(new Date(at));

/** `14:05` of today, `27/11` of another day, by the center's clock. */
export function shortWhen(at: string, timeZone: string, now: Date): string {
  const day = dayOf(at, timeZone);
  return day === dayOf(now.toISOString(), timeZone) ? timeOf(at, timeZone) : day.slice(0, 5);
}

/** The day in words, by the center's clock. */
export const longDayOf = (at: string, timeZone: string, locale: string): string =>
  formatsOf(locale, timeZone).long.format(new Date(at));
