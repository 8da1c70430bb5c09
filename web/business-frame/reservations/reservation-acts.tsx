import * as m from '#contracts/texts/messages.js';
import type { ServiceToChoose } from '#web/generated/operations.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '../center/own-center.tsx';
import { useHeldForm } from '../live/held-form.ts';
import { isSameBooking, isSameCancelled, isSameNoted, useActForm } from './acts/act-form.tsx';
import { ActivateForm } from './acts/activate-form.tsx';
import styles from './acts/acts.module.css';
import { CancelForm } from './acts/cancel-form.tsx';
import { ConfirmForm } from './acts/confirm-form.tsx';
import { ChangeForm } from './acts/change-form.tsx';
import { PresenceForms } from './acts/presence-forms.tsx';
import { NextVisitLink } from './acts/next-visit-link.tsx';
import { ServiceForm } from './acts/service-form.tsx';
import { UndoForm, UndoServiceForm } from './acts/undo-form.tsx';
import type { Person } from './load-reservation.ts';
import type { SeenReservation } from './reservation-calls.ts';

type ActsProps = {
  seen: SeenReservation;
  /** Who works there. */
  people: readonly Person[];
  /** What can be booked. */
  services: readonly ServiceToChoose[];
};

/** What the desk does with a booking: who came, confirming for the customer, moving and changing, another service, one more after it, cancelling, making it stand again. Whoever may not is shown none of it. */
export function ReservationActs({ seen, people, services }: ActsProps) {
  const t = useTexts();
  const mayChange = useMay('changeReservations');
  const [presence, change, undo, service, undoService, confirm, cancel, activate] = [
    useActForm('presence', seen),
    useActForm('change', seen),
    useActForm('undo', seen),
    useActForm('service', seen),
    useActForm('undoService', seen),
    useActForm('confirm', seen),
    useActForm('cancel', seen),
    useActForm('activate', seen),
  ];
  const [heldChange, heldService, heldCancel] = [
    useHeldForm(seen, change, isSameNoted),
    useHeldForm(seen, service, isSameBooking),
    useHeldForm(seen, cancel, isSameCancelled),
  ];
  const { canSayPresence, canChange, canCancel, canConfirm, canActivate } = seen.acts;
  // What somebody types stays, though a colleague has cancelled it meanwhile
  const [showsChange, showsService, showsCancel] = [
    canChange || heldChange.isHeld,
    (canChange && services.length > 0) || heldService.isHeld,
    canCancel || heldCancel.isHeld,
  ];
  const isAny = [canSayPresence, showsChange, showsService, showsCancel, canConfirm, canActivate].includes(
    true,
  );
  if (!mayChange || !isAny) return null;
  return (
    <section aria-labelledby="reservation-acts" className={styles.acts}>
      <h3 id="reservation-acts" className="visually-hidden">
        {t(m.reservation_acts_title)}
      </h3>
      {canConfirm && <ConfirmForm seen={seen} form={confirm} />}
      {canSayPresence && <PresenceForms seen={seen} form={presence} />}
      <UndoForm change={change.answer} undo={undo} sequence={seen.acts.sequence} />
      {showsChange && <ChangeForm seen={seen} people={people} form={change} held={heldChange} />}
      <UndoServiceForm change={service.answer} undo={undoService} seen={seen} />
      {showsService && <ServiceForm seen={seen} services={services} form={service} held={heldService} />}
      {canChange && <NextVisitLink reservation={seen.reservation} />}
      {showsCancel && <CancelForm seen={seen} form={cancel} held={heldCancel} />}
      {canActivate && <ActivateForm seen={seen} form={activate} />}
    </section>
  );
}
