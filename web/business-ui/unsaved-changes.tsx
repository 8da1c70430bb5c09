import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker, useFetchers } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { noteUnsaved } from '#web/lib/unsaved-forms.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A form tells the one around it that what was typed in it is saved. */
export const SAVED = 'saved-form';

/** To be called once a form is saved whose page goes on: leaving asks no more until something else is typed in it. */
export function tellSaved(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event(SAVED, { bubbles: true }));
}

type UnsavedChangesProps = {
  /** A form, or what stands around several of them. */
  form: RefObject<HTMLElement | null>;
  /** What was typed is saved for good: the page is left next. */
  isSaved?: boolean;
};

/**
 * Asks before a step that would lose what was typed in a form. While the form is being sent the step waits, and goes on unasked once it is
 * saved. A page that is only read anew leads nowhere meanwhile (`kept-page.ts`).
 */
export function UnsavedChanges({ form, isSaved = false }: UnsavedChangesProps) {
  const t = useTexts();
  const changed = useRef(new Set<Element>());
  const [, setSeen] = useState(0);
  useEffect(() => {
    if (!isSaved) return;
    changed.current.clear();
    noteUnsaved(changed, false);
  }, [isSaved]);
  useEffect(() => {
    const shown = form.current;
    const note = (event: Event): void => {
      const field = event.target as Element;
      if ((!event.isTrusted && event.type === 'input') || field.matches('[type=file]')) return;
      changed.current.add(field.closest('form') ?? field);
      noteUnsaved(changed, true);
      setSeen((count) => count + 1);
    };
    const forget = ({ target }: Event): void => {
      changed.current.delete(target as Element);
      noteUnsaved(changed, changed.current.size > 0);
      setSeen((count) => count + 1);
    };
    shown?.addEventListener('input', note);
    shown?.addEventListener('change', note);
    shown?.addEventListener(SAVED, forget);
    return () => {
      shown?.removeEventListener('input', note);
      shown?.removeEventListener('change', note);
      shown?.removeEventListener(SAVED, forget);
      noteUnsaved(changed, false);
    };
  }, [form]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed.current.size > 0 && !isSaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET');
  const isAsked = blocker.state === 'blocked' && !isSending;
  useEffect(() => {
    if (isAsked && (changed.current.size === 0 || isSaved)) blocker.proceed?.();
  }, [isAsked, isSaved, blocker]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (changed.current.size > 0 && !isSaved) event.preventDefault();
      },
      [isSaved],
    ),
  );
  return (
    <ConfirmDialog
      title={t(m.form_unsaved_title)}
      verb={t(m.form_unsaved_leave)}
      wayOut={t(m.form_unsaved_stay)}
      isOpen={isAsked}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t(m.form_unsaved_text)}</p>
    </ConfirmDialog>
  );
}
