/** The forms of this browser tab in which something was typed that is not saved yet. */
const unsaved = new Set<object>();

/** @param form whatever stands for the form */
export function noteUnsaved(form: object, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

export const hasUnsavedForms = (): boolean => unsaved.size > 0;

/** A form tells what stands around it that what was typed in it is saved. */
export const SAVED = 'saved-form';

/** Leaving asks no more until something else is typed in the form. */
export function announceSaved(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event(SAVED, { bubbles: true }));
}
