import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { beginningsOf, hrefOf } from '#web/business-frame/find/beginnings.ts';
import { NewLink } from '#web/business-frame/new-reservation/new-link.tsx';
import menu from './menu.module.css';
import styles from './new-menu.module.css';
import { useCenterPath, useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';

/** The way to a new booking, one click, and beside it to what else is begun all day. */
export function NewMenu() {
  const t = useTexts();
  const centerPath = useCenterPath();
  const center = useOwnCenter();
  const { pathname, search } = useLocation();
  const mayBook = useMay('changeReservations');
  const usual = beginningsOf(center).filter(({ isUsual }) => isUsual);
  return (
    <>
      {mayBook && <NewLink />}
      {usual.length > 0 && (
        <DisclosureMenu
          label={t(m.till_new)}
          className={styles.more}
          button={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        >
          <ul className={menu.list}>
            {usual.map((one) => {
              const { path, label, icon: Icon } = one;
              return (
                <li key={path}>
                  <Link to={hrefOf(one, centerPath, pathname + search)} className={menu.entry}>
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
