import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { readAddress } from '../calendar/calendar-address.ts';
import { newHrefAt } from '../calendar/calendar-context.ts';
import type { Block } from './block-calls.ts';
import styles from './blocks.module.css';

/** Customers cannot book it, the desk can: with a reason, which the form of the booking asks for. */
export function BookAnyway({ block, on }: { block: Block; on: string | null }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const address = readAddress(new URLSearchParams(useLocation().search));
  if (!useMay('changeReservations') || on === null) return null;
  const { resourceId, startMinute: minute } = block;
  const calendar = { newHref: centerPath('reservations/new'), here: centerPath('calendar'), address };
  return (
    <p className={styles.anyway}>
      <Link to={newHrefAt(calendar, { date: on, minute, resourceId })}>
        {t(m.calendar_block_book_anyway)}
      </Link>
    </p>
  );
}
