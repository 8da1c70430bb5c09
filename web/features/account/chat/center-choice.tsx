import { IconBuilding, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { ChatCenter } from '#web/chat/chat-calls.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './center-choice.module.css';

/** Which center is talked with; it is found by any part of its name. */
export function CenterChoice({
  centers,
  chosen,
  unread,
  hrefOf,
}: {
  centers: readonly ChatCenter[];
  chosen: ChatCenter;
  /** The centers of which something is unread. */
  unread: ReadonlySet<number>;
  hrefOf: (providerId: number) => string;
}) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const found = centers.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <DisclosureMenu
      label={t(m.chat_center)}
      className={styles.choice}
      button={
        <span className={styles.chosen}>
          <IconBuilding size={20} stroke={1.6} aria-hidden="true" />
          <span>{chosen.name}</span>
          <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
        </span>
      }
    >
      <div className={styles.panel}>
        <TextField
          label={t(m.chat_find_center)}
          isLabelHidden
          placeholder={t(m.chat_find_center)}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul className={styles.centers}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={hrefOf(id)}
                className={styles.center}
                aria-current={id === chosen.id ? 'true' : undefined}
              >
                <IconBuilding size={20} stroke={1.6} aria-hidden="true" />
                <span>{name}</span>
                {unread.has(id) && id !== chosen.id && (
                  <span className={styles.dot}>
                    <span className="visually-hidden">{t(m.chat_unread)}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </DisclosureMenu>
  );
}
