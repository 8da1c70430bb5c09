import { formatDate, formatTime } from '#contracts/format.ts';
import type { Affected } from '#contracts/consequences.ts';
import { affectedKey } from '#contracts/consequences.ts';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { whoComes } from '#web/business-frame/planning/who-comes.ts';
import styles from './blocks.module.css';

type BlockHurtDialogProps = {
  hurt: readonly Affected[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Names the bookings that stand where a block was dropped, and asks once. */
export function BlockHurtDialog({ hurt, ...dialog }: BlockHurtDialogProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      title={t(m.calendar_block_hurt_title)}
      verb={t(m.calendar_block_despite)}
      wayOut={t(m.calendar_move_leave)}
      isOpen
      {...dialog}
    >
      <p>{t(m.calendar_block_hurt_text)}</p>
      <ul className={styles.hurt}>
        {hurt.map((one) => (
          <li key={affectedKey(one)}>
            {t(m.calendar_block_hurt_line, {
              when: t(m.planning_when, {
                date: formatDate(one.localStart),
                time: formatTime(one.localStart),
              }),
              customer: whoComes(one, t),
              service: one.service,
            })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
