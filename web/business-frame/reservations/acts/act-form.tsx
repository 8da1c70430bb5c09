import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { failedText } from '#web/lib/request-notice.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { ChangedMeanwhile } from '../../live/changed-meanwhile.tsx';
import type { HeldForm } from '../../live/held-form.ts';
import { newLines } from '../new-lines.ts';
import type { SeenReservation } from '../reservation-calls.ts';
import { changeText, customerOf } from '../reservation-labels.ts';
import type { ActAnswer, ActIntent } from '../save-acts.ts';

/** What each part of the acts knows. */
export type ActPartProps = { seen: SeenReservation; form: ApiForm<ActAnswer> };

/** One that is filled in, over the booking as it is now. */
export type HeldPartProps = ActPartProps & { held: HeldForm<SeenReservation, ActAnswer> };

/** Whether two readings of a booking are the same to whoever gives it another service or price. */
export const isSameBooking = (one: SeenReservation, other: SeenReservation): boolean =>
  one.acts.sequence === other.acts.sequence &&
  one.money?.totalCents === other.money?.totalCents &&
  one.money?.creditedCents === other.money?.creditedCents &&
  one.acts.canCancel === other.acts.canCancel &&
  one.acts.canConfirm === other.acts.canConfirm;

/** The same to whoever writes a note beside it too. */
export const isSameNoted = (one: SeenReservation, other: SeenReservation): boolean =>
  isSameBooking(one, other) && one.note === other.note;

/** The same to whoever cancels it: what would go back is. */
export const isSameCancelled = (one: SeenReservation, other: SeenReservation): boolean => {
  const [before, now] = [one.acts.preview, other.acts.preview];
  return (
    isSameBooking(one, other) &&
    before?.byUsRefundCents === now?.byUsRefundCents &&
    before?.byCustomerRefundCents === now?.byCustomerRefundCents &&
    before?.isFreeForCustomer === now?.isFreeForCustomer
  );
};

const DONE = {
  presence: m.reservation_acts_presence_saved,
  change: m.reservation_acts_saved,
  undo: m.reservation_acts_undone,
  service: m.reservation_acts_service_saved,
  undoService: m.reservation_acts_undone,
  confirm: m.reservation_acts_confirmed,
  cancel: m.reservation_acts_cancelled,
  activate: m.reservation_acts_activated,
};

/** Their forms stay and say why they were refused: it is told there, and once. */
const IN_ITS_FORM: ReadonlySet<ActIntent> = new Set(['change', 'service', 'cancel', 'activate']);

/** One of the forms about a booking; called where it stays when what it did takes the form away. Success and failure are told with the booking's name. */
export function useActForm(intent: ActIntent, { reservation }: SeenReservation): ApiForm<ActAnswer> {
  const t = useTexts();
  // The drawer's own address, over whatever it stands
  const { pathname, search } = useLocation();
  const { showSuccess, showError } = useToasts();
  const tell = (show: (text: string) => void, what: string): void =>
    show(
      t(m.reservation_acts_of, { name: customerOf(t, reservation), service: reservation.offerName, what }),
    );
  return useApiForm<ActAnswer>({
    intent,
    action: pathname + search,
    onSaved: () => tell(showSuccess, t(DONE[intent])),
    onRefused: ({ errors: [error] }) => {
      // A word of the server goes before the general one
      if (!IN_ITS_FORM.has(intent)) tell(showError, failedText('update', t, error && [error]));
    },
  });
}

/** What each of the forms sends beside. */
export function Hidden({ intent, sequence }: { intent: ActIntent; sequence: number }) {
  return (
    <>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sequence" value={sequence} />
    </>
  );
}

/** Why it was not done. */
export function Errors({
  form: { answer, formProps },
}: {
  form: Pick<ApiForm<ActAnswer>, 'answer' | 'formProps'>;
}) {
  // Which rules speak against a time is told with the reason that is asked for
  if (!answer || (!answer.isSaved && answer.against)) return null;
  return <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />;
}

/** Why what was typed was not done; or, once the booking is another than when it was begun, what has changed and which of both counts. */
export function HeldErrors({ seen, form, held }: HeldPartProps) {
  const t = useTexts();
  const { answer, base, isBehind } = held;
  if (!isBehind) return <Errors form={{ answer, formProps: form.formProps }} />;
  return (
    <ChangedMeanwhile form={held}>
      {newLines(base, seen).map((line, index) => (
        <li key={index}>{changeText(t, line, seen.timeZone)}</li>
      ))}
    </ChangedMeanwhile>
  );
}

/** What the fields begin with: what was typed in the form before, by name. */
export const formValuesBefore = ({ over, answer }: HeldPartProps['held']): ReadonlyMap<string, string> =>
  over.size > 0 ? over : new Map(answer?.isSaved ? [] : answer?.typed);

/** Folded away until it is wanted, open while it has something to say. */
export const isOpen = (answer: ActAnswer | undefined): boolean => answer !== undefined && !answer.isSaved;
