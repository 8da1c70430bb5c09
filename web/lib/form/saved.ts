import { redirect } from 'react-router';
import { SCRIPTED_FIELD } from './scripted-field.tsx';

/**
 * For actions, once something is saved: with scripts the form says so and goes on by itself (`ScriptedField`); without them the browser
 * is sent on.
 * @throws the way to the next page
 */
export function goOnUnlessScripted(form: FormData, next: string): void {
  if (form.get(SCRIPTED_FIELD) !== '1') throw redirect(next, 303);
}
