import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Brings the person to the first field that an answer finds fault with. */
export function useFocusOnProblem(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  return form;
}
