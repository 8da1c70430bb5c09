import { useSyncExternalStore } from 'react';

/** Minutes between two lines of the grid, and what a click keeps to. */
export const STEPS = [5, 10, 15, 30, 60] as const;
export type Step = (typeof STEPS)[number];

const USUAL: Step = 15;
const KEY = 'radura.calendar.step';
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}

function kept(): Step {
  try {
    const said = Number(localStorage.getItem(KEY));
    return STEPS.find((step) => step === said) ?? USUAL;
  } catch {
    // Storage is closed to us: every visit begins as usual.
    return USUAL;
  }
}

/** The step that this browser keeps, and the way to another one. */
export function useGridStep(): [Step, (step: Step) => void] {
  const step = useSyncExternalStore(watch, kept, () => USUAL);
  return [step, keep];
}

function keep(step: Step): void {
  try {
    localStorage.setItem(KEY, String(step));
  } catch {
    return;
  }
  for (const watcher of watchers) watcher();
}
