import { useIsHydrated } from '#web/lib/use-is-alive.ts';

export const SCRIPTED_FIELD = 'scripted';

/** Tells the action that scripts will go on from its answer; without them it sends the browser to the next page itself. */
export function ScriptedField() {
  return useIsHydrated() ? <input type="hidden" name={SCRIPTED_FIELD} value="1" /> : null;
}
