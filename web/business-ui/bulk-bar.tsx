import { IconX } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import type { Act } from './act.ts';
import type { Selection } from './selection.ts';
import styles from './bulk-bar.module.css';

/** What can be done with all chosen rows, and how many they are; it stands only while there are some. */
export function BulkBar({
  selection,
  acts,
}: {
  selection: Selection;
  acts: readonly (Act & { onAct: () => void })[];
}) {
  const t = useTexts();
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <section aria-label={t(m.kit_bulk)} className={styles.bar}>
      <p className={styles.count}>{t(m.kit_chosen, { count })}</p>
      {acts.map(({ id, label, icon: Icon, isDangerous, isDisabled, onAct }) => (
        <Button
          key={id}
          look="secondary"
          disabled={isDisabled}
          onClick={onAct}
          className={classNames(styles.act, isDangerous && styles.dangerous)}
        >
          {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
          {label}
        </Button>
      ))}
      <Button
        look="quiet"
        onClick={selection.clear}
        aria-label={t(m.kit_choose_none)}
        className={styles.clear}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </Button>
    </section>
  );
}
