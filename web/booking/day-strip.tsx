import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { isoWeekday } from '#contracts/time.ts';
import { daysOfMonth, isOpenDay, monthAfter, monthOf, weeksOf } from './booking-days.ts';
import { dayForKey } from './day-keys.ts';
import type { Availability } from './booking-types.ts';
import type { BookingRequest } from './booking-request.ts';
import styles from './day-strip.module.css';
import { dayLabel, monthAlone, monthName, shortWeekday } from './shown-times.ts';
import { BookingLink } from './booking-link.tsx';

type DayStripProps = {
  availability: Availability;
  /** The chosen day, or null. */
  day: string | null;
  /** 'YYYY-MM' that is looked at. */
  month: string;
  /** Today at the provider's. */
  today: string;
  bookingRequest: BookingRequest;
};

/**
 * The days of a month, the free ones lit: in one row, or week by week from Monday on (specification section 9). Arrow keys move between
 * the free days, page keys between months.
 */
export function DayStrip({ availability, day, month, today, bookingRequest }: DayStripProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const strip = useRef<HTMLDivElement>(null);
  const [isWholeMonth, setWholeMonth] = useState(false);
  const turnedByKey = useRef(false);
  const { freeDates } = availability;
  const days = daysOfMonth(month, today);
  const freeDays = days.filter((date) => freeDates.includes(date));
  const tabStop = freeDays.find((date) => date === day) ?? freeDays[0];
  const nextFree = freeDates.find((date) => monthOf(date) > month);
  useEffect(() => {
    if (!isWholeMonth) scrollToDay(strip.current, tabStop);
    if (turnedByKey.current) linkOf(strip.current, tabStop)?.focus();
    turnedByKey.current = false;
  }, [strip, tabStop, isWholeMonth]);
  const moveByKey = (event: KeyboardEvent<HTMLElement>, date: string): void => {
    const turn = { PageDown: 1, PageUp: -1 }[event.key];
    const to = dayForKey(event, { date, freeDays });
    if (turn === undefined && to === null) return;
    event.preventDefault();
    if (to !== null) linkOf(strip.current, to)?.focus();
    else {
      const link = linkToMonth(event.currentTarget, turn);
      turnedByKey.current = link !== null;
      link?.click();
    }
  };

  return (
    <div className={styles.days}>
      <MonthChange
        month={month}
        firstMonth={monthOf(today)}
        lastMonth={monthOf(freeDates.at(-1) ?? today)}
        bookingRequest={bookingRequest}
      />
      {freeDays.length === 0 && nextFree ? (
        <NextFree month={month} next={nextFree} bookingRequest={bookingRequest} />
      ) : (
        <div className={styles.frame}>
          {isHydrated && !isWholeMonth && (
            <StripArrow strip={strip} direction={-1} label={t(m.booking_earlier_days)} />
          )}
          <div
            ref={strip}
            role="grid"
            className={isWholeMonth ? styles.month : styles.strip}
            aria-labelledby="booking-day"
          >
            {isWholeMonth && <WeekdayNames />}
            {weeksOf(days).map((week) => (
              <div key={week[0]} role="row" className={styles.week}>
                {week.map((date) => (
                  <DayCell
                    key={date}
                    date={date}
                    availability={availability}
                    bookingRequest={bookingRequest}
                    isChosen={date === day}
                    isTabStop={!isHydrated || date === tabStop}
                    onKeyDown={(event) => moveByKey(event, date)}
                  />
                ))}
              </div>
            ))}
          </div>
          {isHydrated && !isWholeMonth && (
            <StripArrow strip={strip} direction={1} label={t(m.booking_later_days)} />
          )}
        </div>
      )}
      {isHydrated && freeDays.length > 0 && (
        <button type="button" className={styles.whole} onClick={() => setWholeMonth(!isWholeMonth)}>
          {t(isWholeMonth ? m.booking_days_in_row : m.booking_whole_month)}
        </button>
      )}
    </div>
  );
}

type NextFreeProps = { month: string; next: string; bookingRequest: BookingRequest };

function NextFree({ month, next, bookingRequest }: NextFreeProps) {
  const locale = useLocale();
  const t = useTexts();
  return (
    <p className={styles.nothing}>
      <BookingLink bookingRequest={{ ...bookingRequest, at: null, month: null, day: next }} replace>
        {t(m.booking_first_free_in, {
          month: monthName(month, locale),
          next: dayLabel(next, locale),
        })}
      </BookingLink>
    </p>
  );
}

type DayCellProps = {
  date: string;
  availability: Availability;
  bookingRequest: BookingRequest;
  isChosen: boolean;
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One day: a link when something is free, otherwise why nothing is. */
function DayCell(props: DayCellProps) {
  const { date, availability, bookingRequest, isChosen, isTabStop, onKeyDown } = props;
  const { offerId, personId } = bookingRequest;
  const t = useTexts();
  const isOpen = isOpenDay(date, availability);
  return (
    <div
      role="gridcell"
      data-day={date}
      aria-colindex={isoWeekday(date)}
      style={{ gridColumn: isoWeekday(date) }}
    >
      {availability.freeDates.includes(date) ? (
        <BookingLink
          bookingRequest={{ offerId, personId, day: date }}
          replace
          onKeyDown={onKeyDown}
          className={styles.free}
          aria-current={isChosen ? 'date' : undefined}
          tabIndex={isTabStop ? undefined : -1}
        >
          <DayFace date={date} state={t(m.booking_day_free)} />
        </BookingLink>
      ) : (
        <span className={styles.taken} data-closed={!isOpen || undefined}>
          <DayFace date={date} state={t(isOpen ? m.booking_day_full : m.booking_day_closed)} />
        </span>
      )}
    </div>
  );
}

/** 'lun' to 'dom', over the weeks; each day says its own to who cannot see them. */
function WeekdayNames() {
  const locale = useLocale();
  return (
    <div className={styles.week} aria-hidden="true">
      {A_WEEK.map((date) => (
        <span key={date} className={styles.weekday}>
          {shortWeekday(date, locale)}
        </span>
      ))}
    </div>
  );
}

/** Any week, from Monday on. */
const A_WEEK = daysOfMonth('2026-06', '2026-06-01').slice(0, 7);

/** 'mar 24', read out as 'mar 24 novembre, libero'. */
function DayFace({ date, state }: { date: string; state: string }) {
  const locale = useLocale();
  return (
    <span className={styles.face}>
      <span className={styles.weekday}>{shortWeekday(date, locale)} </span>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      <span className="visually-hidden"> {monthAlone(date, locale)}, </span>
      <span className={styles.state}>{state}</span>
    </span>
  );
}

type MonthChangeProps = {
  month: string;
  firstMonth: string;
  lastMonth: string;
  bookingRequest: BookingRequest;
};

function MonthChange({ month, firstMonth, lastMonth, bookingRequest }: MonthChangeProps) {
  const t = useTexts();
  const locale = useLocale();
  const show = (other: string): Partial<BookingRequest> => ({ ...bookingRequest, at: null, month: other });
  return (
    <div className={styles.turns}>
      {month > firstMonth ? (
        <BookingLink
          bookingRequest={show(monthAfter(month, -1))}
          replace
          className={styles.turn}
          data-turn="-1"
          aria-label={t(m.booking_previous_month)}
        >
          <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
        </BookingLink>
      ) : (
        <span className={styles.turn} />
      )}
      <p aria-live="polite">{monthName(month, locale)}</p>
      {month < lastMonth ? (
        <BookingLink
          bookingRequest={show(monthAfter(month))}
          replace
          className={styles.turn}
          data-turn="1"
          aria-label={t(m.booking_next_month)}
        >
          <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
        </BookingLink>
      ) : (
        <span className={styles.turn} />
      )}
    </div>
  );
}

type StripArrowProps = { strip: { current: HTMLElement | null }; direction: 1 | -1; label: string };

/** For those with a mouse; fingers and keys move the strip by themselves. */
function StripArrow({ strip, direction, label }: StripArrowProps) {
  const Icon = direction === 1 ? IconChevronRight : IconChevronLeft;
  const scroll = (): void => {
    const shown = strip.current;
    shown?.scrollBy({ left: direction * shown.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <button type="button" className={styles.arrow} tabIndex={-1} aria-label={label} onClick={scroll}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

/** The link to the month before (-1) or after (1); null where there is none. */
function linkToMonth(from: HTMLElement, turn: number | undefined): HTMLElement | null {
  return from.closest(`.${styles.days}`)?.querySelector<HTMLElement>(`[data-turn="${turn}"]`) ?? null;
}

function linkOf(strip: HTMLElement | null, date: string | undefined): HTMLElement | null | undefined {
  return strip?.querySelector<HTMLElement>(`[data-day="${date}"] a`);
}

/** Moves the strip alone, never the page. */
function scrollToDay(strip: HTMLElement | null, date: string | undefined): void {
  const cell = strip?.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!strip || !cell) return;
  const isInView =
    cell.offsetLeft >= strip.scrollLeft &&
    cell.offsetLeft + cell.offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isInView) strip.scrollLeft = cell.offsetLeft - strip.clientWidth / 3;
}
