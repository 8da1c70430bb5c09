import { useCallback, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (place: HTMLElement): Control[] =>
  [...place.querySelectorAll<Control>('input[name], select[name], textarea[name]')].filter(
    ({ type }) => type !== 'hidden' && type !== 'file',
  );

const keyOf = ({ name, type, value }: Control): string =>
  type === 'radio' || type === 'checkbox' ? `${name}=${value}` : name;

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

/**
 * Carries what was typed, and where, from the server's HTML into what takes its place, where that is built anew rather than taken over.
 * @returns what each that takes the other's place is marked with, as `ref`
 */
export function useTypedBefore() {
  const typed = useRef(new Map<string, { value: string; isTicked: boolean }>());
  const focused = useRef<string | null>(null);
  return useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    for (const control of controlsIn(place)) {
      const before = typed.current.get(keyOf(control));
      if (!before) continue;
      if (control.type !== 'radio' && control.type !== 'checkbox') control.value = before.value;
      else if (control instanceof HTMLInputElement) control.checked = before.isTicked;
      if (keyOf(control) === focused.current) control.focus({ preventScroll: true });
    }
    return () => {
      focused.current = null;
      for (const control of controlsIn(place)) {
        if (control === document.activeElement) focused.current = keyOf(control);
        typed.current.set(keyOf(control), { value: control.value, isTicked: isTicked(control) });
      }
    };
  }, []);
}
