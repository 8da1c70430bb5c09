const CONTROLS = 'button, [href], input:not([type=hidden]), select, textarea, [tabindex="0"]';

/** Goes to a part of the page: opens it where it is folded away, brings it into view and puts the focus on its first control. */
export function openPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  if (part instanceof HTMLDetailsElement) part.open = true;
  part.scrollIntoView({ block: 'start' });
  // A folded-away part's own head is no control of what it holds
  part.querySelector('form')?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}
