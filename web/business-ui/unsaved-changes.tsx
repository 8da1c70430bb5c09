import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { noteUnsaved } from '#web/lib/unsaved-forms.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  form: RefObject<HTMLFormElement | null>;
  /** What was typed is saved: leaving asks no more until something else is typed. */
  isSaved: boolean;
};

/** Asks before a step that would lose what was typed in a form; a page that is only read anew leads nowhere meanwhile (`kept-page.ts`). */
export function UnsavedChanges({ form, isSaved }: UnsavedChangesProps) {
  const t = useTexts();
  const isChanged = useRef(false);
  const [, setSeen] = useState(0);
  useEffect(() => {
    if (!isSaved) return;
    isChanged.current = false;
    noteUnsaved(isChanged, false);
  }, [isSaved]);
  useEffect(() => {
    const shown = form.current;
    const note = (event: Event): void => {
      if (!event.isTrusted && event.type === 'input') return;
      isChanged.current = true;
      noteUnsaved(isChanged, true);
      setSeen((count) => count + 1);
    };
    shown?.addEventListener('input', note);
    shown?.addEventListener('change', note);
    return () => {
      shown?.removeEventListener('input', note);
      shown?.removeEventListener('change', note);
      noteUnsaved(isChanged, false);
    };
  }, [form]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged.current && !isSaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged.current && !isSaved) event.preventDefault();
      },
      [isSaved],
    ),
  );
  return (
    <ConfirmDialog
      title={t(m.form_unsaved_title)}
      verb={t(m.form_unsaved_leave)}
      wayOut={t(m.form_unsaved_stay)}
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t(m.form_unsaved_text)}</p>
    </ConfirmDialog>
  );
}
