import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import styles from './sent-file.module.css';

/** Asks once before a file is saved that could run on the reader's computer; it begins at the way out. */
export function ProgramWarning({ id, name, onSave }: { id: string; name: string; onSave: () => void }) {
  const t = useTexts();
  const modals = useModals();
  return (
    <Modal id={id} title={t(m.chat_program_title)} closeLabel={t(m.chat_program_cancel)}>
      <p className={styles.warning}>{t(m.chat_program_text, { name })}</p>
      <div className={styles.answers}>
        <Button look="secondary" data-autofocus onClick={() => modals.close(id)}>
          {t(m.chat_program_cancel)}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            modals.close(id);
            onSave();
          }}
        >
          {t(m.chat_program_save)}
        </Button>
      </div>
    </Modal>
  );
}
