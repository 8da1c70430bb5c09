import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker, useFetchers } from 'react-router';
import { noteUnsaved, SAVED } from './unsaved-forms.ts';

export type LeavingUnsaved = {
  /** A step waits for an answer. */
  isAsked: boolean;
  leave: () => void;
  stay: () => void;
};

/**
 * Holds a step back that would lose what was typed in a form. While the form is being sent the step waits, and goes on unasked once it is
 * saved. A page that is only read anew leads nowhere meanwhile (`kept-page.ts`).
 * @param form a form, or what stands around several of them
 * @param isSaved what was typed is saved for good: the page is left next
 */
export function useUnsavedChanges(form: RefObject<HTMLElement | null>, isSaved = false): LeavingUnsaved {
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
      const own = field.closest('form');
      const isSearch = own?.method === 'get';
      if ((!event.isTrusted && event.type === 'input') || field.matches('[type=file]') || isSearch) return;
      changed.current.add(own ?? field);
      // Nothing is drawn here: what is drawn before the field itself has heard of a key takes the key back
      noteUnsaved(changed, true);
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
  // A form that is saved and shown anew is another one.
  useEffect(() => {
    const gone = [...changed.current].filter((part) => !part.isConnected);
    for (const part of gone) changed.current.delete(part);
    if (gone.length > 0) noteUnsaved(changed, changed.current.size > 0);
  });
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
  return { isAsked, leave: () => blocker.proceed?.(), stay: () => blocker.reset?.() };
}
