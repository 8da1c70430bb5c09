import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import styles from './new-link.module.css';

/** The way to a new booking from every screen, and from there back. */
export function NewLink() {
  const t = useTexts();
  const href = useCenterPath()('reservations/new');
  const { pathname, search } = useLocation();
  const isHere = pathname === href;
  return (
    <Link
      to={isHere ? href : `${href}?${new URLSearchParams({ from: pathname + search })}`}
      aria-label={t(m.new_reservation_title)}
      title={t(m.new_reservation_title)}
      className={styles.link}
    >
      <IconPlus size={20} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}
