import { useCallback, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (place: HTMLElement): Control[] =>
  [...place.querySelectorAll<Control>('input[name], select[name], textarea[name]')].filter(
    ({ type }) => type !== 'hidden' && type !== 'file',
  );

/** Each by its form and its place there: forms beside each other ask for the same under the same name. */
function keysIn(place: HTMLElement): [string, Control][] {
  const forms = [...place.querySelectorAll('form')];
  const seen = new Map<string, number>();
  return controlsIn(place).map((control) => {
    const { name, type, value, form } = control;
    const said = type === 'radio' || type === 'checkbox' ? `${name}=${value}` : name;
    const key = `${form ? forms.indexOf(form) : ''} ${said}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return [`${key} ${count}`, control];
  });
}

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
    for (const [key, control] of keysIn(place)) {
      const before = typed.current.get(key);
      if (!before) continue;
      if (control.type !== 'radio' && control.type !== 'checkbox') control.value = before.value;
      else if (control instanceof HTMLInputElement) control.checked = before.isTicked;
      if (key === focused.current) control.focus({ preventScroll: true });
    }
    return () => {
      focused.current = null;
      for (const [key, control] of keysIn(place)) {
        if (control === document.activeElement) focused.current = key;
        typed.current.set(key, { value: control.value, isTicked: isTicked(control) });
      }
    };
  }, []);
}
