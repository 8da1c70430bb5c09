import { IconCashRegister, IconCalendarPlus, IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { NewLink } from '../new-reservation/new-link.tsx';
import styles from './new-menu.module.css';
import { useCenterPath, useMay } from './own-center.tsx';

/** The way to a new booking, one click as before, and beside it to what else is written down at the desk; opens without scripts too. */
export function NewMenu() {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  const mayBook = useMay('changeReservations');
  const maySell = useMay('takePayments');
  const from = new URLSearchParams({ from: pathname + search });
  const ways = [
    ...(mayBook
      ? [{ path: 'reservations/new', label: m.new_reservation_title, icon: IconCalendarPlus }]
      : []),
    ...(maySell ? [{ path: 'till/sell', label: m.till_sell, icon: IconCashRegister }] : []),
  ];
  return (
    <>
      {mayBook && <NewLink />}
      {maySell && (
        <DisclosureMenu
          label={t(m.till_new)}
          className={styles.more}
          button={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        >
          <ul className={styles.list}>
            {ways.map(({ path, label, icon: Icon }) => {
              const href = centerPath(path);
              return (
                <li key={path}>
                  <Link to={pathname === href ? href : `${href}?${from}`} className={styles.entry}>
                    <Icon size={20} stroke={1.6} aria-hidden="true" />
                    {t(label)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </DisclosureMenu>
      )}
    </>
  );
}
