import { useState } from 'react';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './hours.module.css';

/** What deleting is called and what follows. */
export interface DeletionTexts {
  title: string;
  text: string;
  verb: string;
}

type DeletionProps = DeletionTexts & { onDelete: () => void };

/** Asks before it sends the form with `intent=delete`. */
export function Deletion({ title, text, verb, onDelete }: DeletionProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const send = (): void => {
    onDelete();
    setForm(null);
    const button = form?.querySelector<HTMLButtonElement>('[data-delete]');
    button?.click();
  };
  return (
    <>
      <Button
        look="quiet"
        className={styles.dangerous}
        onClick={({ currentTarget }) => setForm(currentTarget.form)}
      >
        {verb}
      </Button>
      <button
        type="submit"
        name="intent"
        value="delete"
        data-delete
        hidden
        aria-hidden="true"
        tabIndex={-1}
      />
      <ConfirmDialog
        title={title}
        verb={verb}
        isOpen={form !== null}
        onConfirm={send}
        onClose={() => setForm(null)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
