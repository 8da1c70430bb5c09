import { existsSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';

/** A moment on which everything is tried, as in Bologna. */
export interface FakedMoment {
  name: string;
  at: Temporal.ZonedDateTime;
}

const ZONE = 'Europe/Rome';
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

/**
 * The next last days of a month, of a week and of a year, the next leap day and both next clock changes: where dates go wrong.
 * @param today a local date; every moment comes after it
 */
export function momentsAfter(today: Temporal.PlainDate): FakedMoment[] {
  const spring = nextLastSunday(today, 3);
  const autumn = nextLastSunday(today, 10);
  const on = (name: string, date: Temporal.PlainDate, time: string): FakedMoment => ({
    name: `${name}, ${date.toString()} ${time}`,
    at: date.toZonedDateTime({ timeZone: ZONE, plainTime: time }),
  });
  return [
    on('the last of February', nextDate(today, 2, 28), '10:00'),
    on('the first minutes of a leap day', nextLeapDay(today), '00:05'),
    on('the last minutes of a week', nextSunday(today), '23:40'),
    on('the last minutes of a year', nextDate(today, 12, 31), '23:50'),
    on('the 29th before a short month', nextDate(today, 1, 29), '15:00'),
    on('the evening before spring forward', spring.subtract({ days: 1 }), '21:30'),
    on('the night of spring forward', spring, '01:50'),
    on('the evening before fall back', autumn.subtract({ days: 1 }), '21:30'),
    on('the night of fall back', autumn, '01:50'),
  ];
}

/** What puts a process and all it starts on that moment; its clock goes on from there. @throws when Debian's faketime is missing */
export function environmentAt(moment: FakedMoment): Record<string, string> {
  const library = LIBRARIES.find((path) => existsSync(path));
  if (!library) throw new Error('A faked clock needs libfaketime. On Debian: apt-get install faketime');
  const seconds = Math.round((moment.at.epochMilliseconds - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${seconds}`,
    // Sleeping and timeouts count the real seconds; with the library's own correction Chromium waits for ever.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    NO_FAKE_STAT: '1',
  };
}

function nextDate(today: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate {
  const thisYear = today.with({ month, day });
  return Temporal.PlainDate.compare(thisYear, today) > 0 ? thisYear : thisYear.add({ years: 1 });
}

function nextSunday(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: 7 - (today.dayOfWeek % 7) });
}

function nextLeapDay(today: Temporal.PlainDate): Temporal.PlainDate {
  const endOfFebruary = nextDate(today, 2, 29);
  return endOfFebruary.day === 29 ? endOfFebruary : nextLeapDay(endOfFebruary);
}

function nextLastSunday(today: Temporal.PlainDate, month: number): Temporal.PlainDate {
  const ofYear = (year: number): Temporal.PlainDate => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: last.dayOfWeek % 7 });
  };
  const thisYear = ofYear(today.year);
  return Temporal.PlainDate.compare(thisYear, today) > 0 ? thisYear : ofYear(today.year + 1);
}
