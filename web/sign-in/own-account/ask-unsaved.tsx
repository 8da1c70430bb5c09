import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import styles from './settings-pages.module.css';

const ID = 'unsaved-settings';

/** Asks before another setting is opened while something typed here is not saved. */
export function AskUnsaved({ form }: { form: RefObject<HTMLElement | null> }) {
  const t = useTexts();
  const { isAsked, leave, stay } = useUnsavedChanges(form);
  const { stack, open, close } = useModals();
  const isOpen = stack.includes(ID);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isAsked) open(ID);
    else close(ID);
  }, [isAsked, open, close]);
  useEffect(() => {
    // Closed by its cross, by Escape or beside it
    if (wasOpen.current && !isOpen && isAsked) stay();
    wasOpen.current = isOpen;
  }, [isOpen, isAsked, stay]);
  return (
    <Modal id={ID} title={t(m.form_unsaved_title)} closeLabel={t(m.ui_close)}>
      <p>{t(m.form_unsaved_text)}</p>
      <div className={styles.ways}>
        <Button look="secondary" onClick={() => close(ID)} data-autofocus>
          {t(m.form_unsaved_stay)}
        </Button>
        <Button onClick={leave}>{t(m.form_unsaved_leave)}</Button>
      </div>
    </Modal>
  );
}
