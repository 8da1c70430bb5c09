/** The forms of this browser tab in which something was typed that is not saved yet. */
const unsaved = new Set<object>();

/** @param form whatever stands for the form */
export function noteUnsaved(form: object, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
}

export const hasUnsavedForms = (): boolean => unsaved.size > 0;
