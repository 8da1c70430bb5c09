/** How long to wait at most where neither a key nor a pointer ends what moved the focus, in milliseconds. */
const LONGEST_WAIT = 700;

/**
 * Calls `act` once the key or the pointer that has just moved the focus is released. A text that appeared earlier would
 * push away what is being clicked, and the click would miss it.
 */
export function afterRelease(act: () => void): void {
  const waiting = new AbortController();
  const finish = (): void => {
    waiting.abort();
    clearTimeout(timer);
    setTimeout(act);
  };
  const timer = setTimeout(finish, LONGEST_WAIT);
  for (const type of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(type, finish, { signal: waiting.signal });
  }
}
