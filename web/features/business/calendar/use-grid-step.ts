import { keepHere, useKeptHere } from '#web/lib/kept-here.ts';

/** Minutes between two lines of the grid, and what a click keeps to. */
export const STEPS = [5, 10, 15, 30, 60] as const;
export type Step = (typeof STEPS)[number];

const USUAL: Step = 15;
const KEY = 'calendar.step';

/** The step that this browser keeps, and the way to another one. */
export function useGridStep(): [Step, (step: Step) => void] {
  const said = Number(useKeptHere(KEY));
  return [STEPS.find((step) => step === said) ?? USUAL, (step) => keepHere(KEY, String(step))];
}
