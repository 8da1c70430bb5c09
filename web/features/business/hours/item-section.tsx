import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from '#web/business-frame/hours/hours.module.css';

export interface ListedItem {
  key: string;
  title: string;
  detail: string;
  /** It holds today. */
  isNow?: boolean;
  isOver?: boolean;
}

type ItemSectionProps = {
  title: string;
  hint: string;
  /** Where there is nothing yet. */
  empty: string;
  add: string;
  /** The address of an item by its key, and of a new one; null for who only looks. */
  hrefOf: ((key: string) => string) | null;
  items: readonly ListedItem[];
};

/** A list that is part of a screen of hours; each line leads to its form. */
export function ItemSection({ title, hint, empty, add, hrefOf, items }: ItemSectionProps) {
  const t = useTexts();
  const id = useId();
  return (
    <FormSection title={title} hint={hint}>
      {items.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul id={id} aria-label={title} className={styles.items}>
          {items.map(({ key, title: name, detail, isNow, isOver }) => (
            <li key={key}>
              <span className={styles.itemHead}>
                {hrefOf ? (
                  <Link to={hrefOf(key)} preventScrollReset>
                    {name}
                  </Link>
                ) : (
                  <strong>{name}</strong>
                )}
                {isNow && <StatusPill tone="good">{t(m.hours_now)}</StatusPill>}
                {isOver && <StatusPill tone="quiet">{t(m.hours_over)}</StatusPill>}
              </span>
              <span className={styles.none}>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      {hrefOf && (
        <ButtonLink to={hrefOf('new')} look="secondary" preventScrollReset className={styles.add}>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {add}
        </ButtonLink>
      )}
    </FormSection>
  );
}
