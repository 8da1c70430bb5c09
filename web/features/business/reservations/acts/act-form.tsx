import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { SeenReservation } from '../reservation-calls.ts';
import type { ActAnswer, ActIntent } from '../save-acts.ts';

/** What each part of the acts knows. */
export type ActPartProps = { seen: SeenReservation; form: ApiForm<ActAnswer> };

const DONE = {
  presence: m.reservation_acts_presence_saved,
  change: m.reservation_acts_saved,
  undo: m.reservation_acts_undone,
  service: m.reservation_acts_service_saved,
  undoService: m.reservation_acts_undone,
  cancel: m.reservation_acts_cancelled,
  activate: m.reservation_acts_activated,
};

/** One of the forms; called where it stays when what it did takes the form away. */
export function useActForm(intent: ActIntent): ApiForm<ActAnswer> {
  const t = useTexts();
  // The drawer's own address, over whatever it stands
  const { pathname, search } = useLocation();
  const { showSuccess } = useToasts();
  return useApiForm<ActAnswer>({
    intent,
    action: pathname + search,
    onSaved: () => showSuccess(t(DONE[intent])),
  });
}

/** What each of the forms sends beside. */
export function Hidden({ intent, sequence }: { intent: ActIntent; sequence: number }) {
  return (
    <>
      <AttemptKey />
      <ScriptedField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sequence" value={sequence} />
    </>
  );
}

/** Why it was not done. */
export function Errors({ form: { answer, formProps } }: { form: ApiForm<ActAnswer> }) {
  return (
    answer && <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
  );
}

/** Folded away until it is wanted, open while it has something to say. */
export const isOpen = (answer: ActAnswer | undefined): boolean => answer !== undefined && !answer.isSaved;
