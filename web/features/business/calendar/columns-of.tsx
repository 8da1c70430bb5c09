import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { hrefOf } from '#web/business-frame/calendar/calendar-context.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import styles from './toolbar.module.css';

/** Whose the columns of a day are: people's or, where there are any, rooms'. */
export function ColumnsOf({ drawing }: { drawing: Drawing }) {
  const t = useTexts();
  const { address, shown } = drawing;
  if (address.view !== 'day' || !shown.hasRooms) return null;
  return (
    <nav aria-label={t(m.calendar_columns)} className={styles.columnsOf}>
      {[false, true].map((isRooms) => (
        <Link
          key={String(isRooms)}
          to={hrefOf(drawing, { byRoom: isRooms })}
          aria-current={isRooms === address.byRoom ? 'page' : undefined}
          className={styles.view}
          preventScrollReset
        >
          {isRooms ? t(m.calendar_rooms) : t(m.calendar_people)}
        </Link>
      ))}
    </nav>
  );
}
