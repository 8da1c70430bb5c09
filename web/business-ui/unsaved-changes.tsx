import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useUnsavedChanges } from '#web/lib/use-unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  /** A form, or what stands around several of them. */
  form: RefObject<HTMLElement | null>;
  /** What was typed is saved for good: the page is left next. */
  isSaved?: boolean;
};

/** Asks before a step that would lose what was typed in a form. */
export function UnsavedChanges({ form, isSaved = false }: UnsavedChangesProps) {
  const t = useTexts();
  const { isAsked, leave, stay } = useUnsavedChanges(form, isSaved);
  return (
    <ConfirmDialog
      title={t(m.form_unsaved_title)}
      verb={t(m.form_unsaved_leave)}
      wayOut={t(m.form_unsaved_stay)}
      isOpen={isAsked}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{t(m.form_unsaved_text)}</p>
    </ConfirmDialog>
  );
}
