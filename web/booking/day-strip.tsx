import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useIsAlive } from '#web/lib/use-is-alive.ts';
import { daysOfMonth, isOpenDay, monthAfter, monthOf } from './booking-days.ts';
import type { Availability } from './booking-types.ts';
import type { BookingWish } from './booking-wish.ts';
import styles from './day-strip.module.css';
import { dayInWords, monthAlone, monthName, shortWeekday } from './shown-times.ts';
import { WishLink } from './wish-link.tsx';

type DayStripProps = {
  availability: Availability;
  /** The chosen day, or null. */
  day: string | null;
  /** 'YYYY-MM' that is looked at. */
  month: string;
  /** Today at the provider's. */
  today: string;
  wish: BookingWish;
};

/** The days of a month in a row, the free ones lit; arrow keys move between the free days, page keys between months. */
export function DayStrip({ availability, day, month, today, wish }: DayStripProps) {
  const locale = useLocale();
  const t = useTexts();
  const isAlive = useIsAlive();
  const strip = useRef<HTMLUListElement>(null);
  const { freeDates } = availability;
  const days = daysOfMonth(month, today);
  const freeDays = days.filter((date) => freeDates.includes(date));
  const tabStop = freeDays.find((date) => date === day) ?? freeDays[0];
  const nextFree = freeDates.find((date) => monthOf(date) > month);
  useEffect(() => scrollToDay(strip.current, tabStop), [strip, tabStop]);

  return (
    <div className={styles.days}>
      <MonthChange
        month={month}
        firstMonth={monthOf(today)}
        lastMonth={monthOf(freeDates.at(-1) ?? today)}
        wish={wish}
      />
      {freeDays.length === 0 && nextFree ? (
        <p className={styles.nothing}>
          <WishLink wish={{ ...wish, at: null, month: null, day: nextFree }} replace>
            {t(m.booking_first_free_in, {
              month: monthName(month, locale),
              next: dayInWords(nextFree, locale),
            })}
          </WishLink>
        </p>
      ) : (
        <div className={styles.frame}>
          {isAlive && <StripArrow strip={strip} direction={-1} label={t(m.booking_earlier_days)} />}
          <ul ref={strip} className={styles.strip} aria-labelledby="booking-day">
            {days.map((date) => (
              <li key={date} data-day={date}>
                {freeDates.includes(date) ? (
                  <WishLink
                    wish={{ offerId: wish.offerId, personId: wish.personId, day: date }}
                    replace
                    onKeyDown={moveByKey}
                    className={styles.free}
                    aria-current={date === day ? 'date' : undefined}
                    tabIndex={isAlive && date !== tabStop ? -1 : undefined}
                  >
                    <DayFace date={date} state={t(m.booking_day_free)} />
                  </WishLink>
                ) : (
                  <span className={styles.taken} data-closed={!isOpenDay(date, availability) || undefined}>
                    <DayFace
                      date={date}
                      state={t(isOpenDay(date, availability) ? m.booking_day_full : m.booking_day_closed)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {isAlive && <StripArrow strip={strip} direction={1} label={t(m.booking_later_days)} />}
        </div>
      )}
    </div>
  );
}

/** 'mar 24', read out as 'mar 24 novembre, libero'. */
function DayFace({ date, state }: { date: string; state: string }) {
  const locale = useLocale();
  return (
    <span className={styles.face}>
      <span className={styles.weekday}>{shortWeekday(date, locale)} </span>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      <span className="visually-hidden">
        {' '}
        {monthAlone(date, locale)}, {state}
      </span>
    </span>
  );
}

type MonthChangeProps = { month: string; firstMonth: string; lastMonth: string; wish: BookingWish };

function MonthChange({ month, firstMonth, lastMonth, wish }: MonthChangeProps) {
  const t = useTexts();
  const locale = useLocale();
  const show = (other: string): Partial<BookingWish> => ({ ...wish, at: null, month: other });
  return (
    <div className={styles.month}>
      {month > firstMonth ? (
        <WishLink
          wish={show(monthAfter(month, -1))}
          replace
          className={styles.turn}
          data-turn="-1"
          aria-label={t(m.booking_previous_month)}
        >
          <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
        </WishLink>
      ) : (
        <span className={styles.turn} />
      )}
      <p aria-live="polite">{monthName(month, locale)}</p>
      {month < lastMonth ? (
        <WishLink
          wish={show(monthAfter(month))}
          replace
          className={styles.turn}
          data-turn="1"
          aria-label={t(m.booking_next_month)}
        >
          <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
        </WishLink>
      ) : (
        <span className={styles.turn} />
      )}
    </div>
  );
}

type StripArrowProps = { strip: { current: HTMLUListElement | null }; direction: 1 | -1; label: string };

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

function moveByKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  const days = event.currentTarget.closest('ul');
  const links = [...(days?.querySelectorAll('a') ?? [])];
  const position = links.indexOf(event.currentTarget);
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowRight: links[position + 1],
    ArrowLeft: links[position - 1],
    Home: links[0],
    End: links.at(-1),
    PageDown: turnBeside(days, 1),
    PageUp: turnBeside(days, -1),
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  const target = targets[event.key];
  if (event.key.startsWith('Page')) target?.click();
  else target?.focus();
}

function turnBeside(days: HTMLElement | null, direction: 1 | -1): HTMLElement | null | undefined {
  return days?.closest(`.${styles.days}`)?.querySelector<HTMLElement>(`[data-turn="${direction}"]`);
}

/** Moves the strip alone, never the page. */
function scrollToDay(strip: HTMLUListElement | null, date: string | undefined): void {
  const cell = strip?.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!strip || !cell) return;
  const isInView =
    cell.offsetLeft >= strip.scrollLeft &&
    cell.offsetLeft + cell.offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isInView) strip.scrollLeft = cell.offsetLeft - strip.clientWidth / 3;
}
