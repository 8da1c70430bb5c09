import * as m from '#contracts/texts/messages.js';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '../../center/own-center.tsx';
import type { SeenReservation } from '../reservation-calls.ts';
import type { ActAnswer } from '../save-acts.ts';
import { Errors, Hidden } from './act-form.tsx';
import { useUndoTime } from './use-undo-time.ts';
import styles from './acts.module.css';

/** The way back from a change, for as long as nothing else was done since. */
export function UndoForm({
  change,
  undo,
  sequence,
}: {
  change: ActAnswer | undefined;
  undo: ApiForm<ActAnswer>;
  sequence: number;
}) {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  const isInTime = useUndoTime(change);
  const before = change?.isSaved ? change.before : undefined;
  if (before?.sequence !== sequence || !(isInTime || undo.isBusy)) return null;
  const { Form, formProps, isBusy } = undo;
  return (
    <Form {...formProps} className={styles.undo}>
      <Hidden intent="undo" sequence={sequence} />
      <input type="hidden" name="start" value={before.start} />
      <input type="hidden" name="durationMinutes" value={before.durationMinutes} />
      <input type="hidden" name="resourceId" value={before.resourceId} />
      <input type="hidden" name="places" value={before.places} />
      {before.isCustomersWish && <input type="hidden" name="isCustomersWish" value="on" />}
      {/* Where it was is where it may be again. */}
      {mayOverrule && <input type="hidden" name="overruling.reason" value={t(m.reservation_acts_undo)} />}
      <p>{t(m.reservation_acts_undo_text)}</p>
      <Errors form={undo} />
      <Button type="submit" look="secondary" isBusy={isBusy}>
        {t(m.reservation_acts_undo)}
      </Button>
    </Form>
  );
}

/** The same from a change of service. */
export function UndoServiceForm({
  change,
  undo,
  seen: { acts, offerId },
}: {
  change: ActAnswer | undefined;
  undo: ApiForm<ActAnswer>;
  seen: SeenReservation;
}) {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  const isInTime = useUndoTime(change);
  const before = change?.isSaved ? change.serviceBefore : undefined;
  const isOver = undo.answer?.isSaved === true || !(isInTime || undo.isBusy);
  if (before?.sequence !== acts.sequence || isOver) return null;
  const { Form, formProps, isBusy } = undo;
  return (
    <Form {...formProps} className={styles.undo}>
      <Hidden intent="undoService" sequence={acts.sequence} />
      <input type="hidden" name="offerNow" value={offerId} />
      <input type="hidden" name="offerId" value={before.offerId} />
      <input type="hidden" name="minutes" value={before.durationMinutes} />
      <input type="hidden" name="resourceId" value={before.resourceId} />
      {before.priceCents !== null && <input type="hidden" name="cents" value={before.priceCents} />}
      {/* Where it was is where it may be again. */}
      {mayOverrule && <input type="hidden" name="overruling.reason" value={t(m.reservation_acts_undo)} />}
      <p>{t(m.reservation_acts_undo_text)}</p>
      <Errors form={undo} />
      <Button type="submit" look="secondary" isBusy={isBusy}>
        {t(m.reservation_acts_undo)}
      </Button>
    </Form>
  );
}
