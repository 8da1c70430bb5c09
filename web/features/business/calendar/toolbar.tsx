import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { DayJump } from '#web/business-ui/day-jump.tsx';
import { MonthPopover } from '#web/business-ui/month-popover.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import type { View } from '#web/business-frame/calendar/calendar-address.ts';
import { rangeOf, turned, VIEWS } from '#web/business-frame/calendar/calendar-address.ts';
import { hrefOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { datesInShort, datesShown } from './calendar-labels.ts';
import { ColumnsOf } from './columns-of.tsx';
import { Options } from './options.tsx';
import type { Step } from './use-grid-step.ts';
import styles from './toolbar.module.css';

const VIEW_NAMES: Record<View, Message<Record<never, never>>> = {
  day: m.calendar_view_day,
  week: m.calendar_view_week,
  workWeek: m.calendar_view_work_week,
  month: m.calendar_view_month,
  agenda: m.calendar_view_agenda,
};

type ToolbarProps = { step: Step; onStep: (step: Step) => void };

/** Where one is in time and the ways to elsewhere; what is shown, and how. All of it is links and forms. */
export function Toolbar({ step, onStep }: ToolbarProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { address, date } = drawing;
  const { name: center } = useOwnCenter();
  const turn = (by: -1 | 1): string => hrefOf(drawing, { date: turned(address.view, date, by) });
  return (
    <div className={styles.bar}>
      <div className={styles.turn}>
        <Link
          to={hrefOf(drawing, { date: null })}
          aria-keyshortcuts="T"
          className={styles.control}
          preventScrollReset
        >
          {t(m.calendar_today)}
        </Link>
        <Link to={turn(-1)} aria-label={t(m.calendar_previous)} className={styles.arrow} preventScrollReset>
          <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
        </Link>
        <Link to={turn(1)} aria-label={t(m.calendar_next)} className={styles.arrow} preventScrollReset>
          <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
        </Link>
      </div>
      <h2 className={styles.dates} aria-live="polite">
        <span className={styles.onPaper}>{center} · </span>
        <span className={styles.long}>{datesShown(address.view, date, locale)}</span>
        <span className={styles.short}>{datesInShort(address.view, date, locale)}</span>
      </h2>
      <Jump />
      <Views />
      <Options step={step} onStep={onStep}>
        <Views />
        <ColumnsOf drawing={drawing} />
      </Options>
    </div>
  );
}

/** Beside the dates; on a phone among the options. */
function Views() {
  const drawing = useDrawing();
  const t = useTexts();
  return (
    <nav aria-label={t(m.calendar_view)} className={styles.views}>
      {VIEWS.map((view, index) => (
        <Link
          key={view}
          to={hrefOf(drawing, { view })}
          aria-current={view === drawing.address.view ? 'page' : undefined}
          aria-keyshortcuts={String(index + 1)}
          className={styles.view}
          preventScrollReset
        >
          {t(VIEW_NAMES[view])}
        </Link>
      ))}
    </nav>
  );
}

function Jump() {
  const drawing = useDrawing();
  const t = useTexts();
  const navigate = useNavigate();
  const { address, date, shown } = drawing;
  const range = rangeOf(address.view, date);
  const go = (day: LocalDate): void =>
    void navigate(hrefOf(drawing, { date: day }), { preventScrollReset: true });
  return (
    <div className={styles.jump}>
      <div className={styles.date}>
        <DayJump key={date} label={t(m.calendar_jump)} date={date} onChoose={go} />
      </div>
      <MonthPopover
        key={`month ${date}`}
        label={t(m.calendar_month_open)}
        date={date}
        today={shown.today}
        isShown={(day) => day >= range.from && day < range.to}
        onChoose={go}
      />
    </div>
  );
}
