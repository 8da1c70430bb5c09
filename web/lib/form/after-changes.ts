/** A time is written out when its field is left; arrow keys and buttons change fields of the kit. */
const MAY_CHANGE = ['input', 'change', 'keyup', 'click', 'focusout'] as const;

/**
 * Reads a form after each act that may have changed it, also where its fields are the kit's. What is read has to be the same as before
 * where nothing changed.
 * @returns ends it
 */
export function readAfterChanges(form: HTMLElement, read: () => void): () => void {
  // The handlers of the fields themselves come first
  const readSoon = (): void => void setTimeout(read);
  for (const event of MAY_CHANGE) form.addEventListener(event, readSoon);
  return () => {
    for (const event of MAY_CHANGE) form.removeEventListener(event, readSoon);
  };
}
