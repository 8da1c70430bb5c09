import { useState } from 'react';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './hours.module.css';

/** What deleting is called and what follows. */
export interface DeletionWords {
  title: string;
  text: string;
  verb: string;
}

type DeletionProps = DeletionWords & { onDelete: () => void };

/** Asks before it sends the form with `intent=delete`; without scripts it is asked by opening it. */
export function Deletion({ title, text, verb, onDelete }: DeletionProps) {
  const isHydrated = useIsHydrated();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  if (!isHydrated) {
    return (
      <details className={styles.deletion}>
        <summary>{title}</summary>
        <p>{text}</p>
        <Button type="submit" look="secondary" name="intent" value="delete" className={styles.dangerous}>
          {verb}
        </Button>
      </details>
    );
  }
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
