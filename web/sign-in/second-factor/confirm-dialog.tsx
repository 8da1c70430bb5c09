import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import styles from './second-factor.module.css';
import type { Change } from './use-change.ts';

type ConfirmDialogProps = {
  id: string;
  title: string;
  text: string;
  confirm: string;
  change: Pick<Change<unknown, []>, 'errors' | 'isBusy'>;
  onConfirm: () => void;
};

/** Asks once more before something goes. */
export function ConfirmDialog({ id, title, text, confirm, change, onConfirm }: ConfirmDialogProps) {
  const t = useTexts();
  const { close } = useModals();
  return (
    <Modal id={id} title={title} closeLabel={t(m.ui_close)}>
      <div className={styles.form}>
        <p>{text}</p>
        {change.errors.length > 0 && <ErrorBoxes errors={change.errors} />}
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => close(id)} data-autofocus>
            {t(m.bizlogin_keep_it)}
          </Button>
          <Button isBusy={change.isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
