import { useLocation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import { LONGEST_OVERRULING } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_NOTE, LONGEST_WAIVER } from '#contracts/validation/desk.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import styles from './acts/acts.module.css';
import type { SeenReservation } from './reservation-calls.ts';
import type { ActAnswer, ActIntent } from './save-acts.ts';

type Person = { id: number; name: string };
type ActsProps = {
  seen: SeenReservation;
  /** Who can do it, and who did. */
  people: readonly Person[];
};
type PartProps = ActsProps & { form: ApiForm<ActAnswer> };

const DONE = {
  presence: m.reservation_acts_presence_saved,
  change: m.reservation_acts_saved,
  undo: m.reservation_acts_undone,
  cancel: m.reservation_acts_cancelled,
  activate: m.reservation_acts_activated,
};

/** One of the forms; called where it stays when what it did takes the form away. */
function useActForm(intent: ActIntent, reservationId: number): ApiForm<ActAnswer> {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const { showSuccess } = useToasts();
  return useApiForm<ActAnswer>({
    intent,
    action: centerPath(`reservations/${reservationId}`) + search,
    onSaved: () => showSuccess(t(DONE[intent])),
  });
}

/** What the desk does with a booking: who came, moving and changing, cancelling, making it stand again. Whoever may not is shown none of it. */
export function ReservationActs({ seen, people }: ActsProps) {
  const t = useTexts();
  const mayChange = useMay('changeReservations');
  const { id } = seen.reservation;
  const [presence, change, undo, cancel, activate] = [
    useActForm('presence', id),
    useActForm('change', id),
    useActForm('undo', id),
    useActForm('cancel', id),
    useActForm('activate', id),
  ];
  const { canSayPresence, canChange, canCancel, canActivate } = seen.acts;
  if (!mayChange || !(canSayPresence || canChange || canCancel || canActivate)) return null;
  return (
    <section aria-labelledby="reservation-acts" className={styles.acts}>
      <h3 id="reservation-acts" className="visually-hidden">
        {t(m.reservation_acts_title)}
      </h3>
      {canSayPresence && <PresenceForms seen={seen} people={people} form={presence} />}
      <UndoForm change={change.answer} undo={undo} sequence={seen.acts.sequence} />
      {canChange && <ChangeForm seen={seen} people={people} form={change} />}
      {canCancel && <CancelForm seen={seen} people={people} form={cancel} />}
      {canActivate && <ActivateForm seen={seen} people={people} form={activate} />}
    </section>
  );
}

function Hidden({ intent, sequence }: { intent: ActIntent; sequence: number }) {
  return (
    <>
      <AttemptKey />
      <ScriptedField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sequence" value={sequence} />
    </>
  );
}

function Errors({ form: { answer, formProps } }: { form: ApiForm<ActAnswer> }) {
  return (
    answer && <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
  );
}

function PresenceForms({ seen: { acts }, form }: PartProps) {
  const t = useTexts();
  const { Form, formProps, isBusy } = form;
  const one = (value: '' | 'arrived' | 'noShow', label: string) => (
    <Form key={value} method={formProps.method} action={formProps.action}>
      <Hidden intent="presence" sequence={acts.sequence} />
      <input type="hidden" name="presence" value={value} />
      <Button type="submit" look={value === '' ? 'quiet' : 'secondary'} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
  return (
    <>
      <div className={styles.row}>
        {acts.presence === null ? (
          <>
            {one('arrived', t(m.reservation_acts_arrived))}
            {one('noShow', t(m.reservation_acts_no_show))}
          </>
        ) : (
          <>
            <StatusPill tone={acts.presence === 'arrived' ? 'good' : 'wrong'}>
              {t(acts.presence === 'arrived' ? m.reservation_acts_is_arrived : m.reservation_acts_is_no_show)}
            </StatusPill>
            {one('', t(m.reservation_acts_presence_undo))}
          </>
        )}
      </div>
      <Errors form={form} />
    </>
  );
}

/** The way back from a change, for as long as nothing else was done since. */
function UndoForm({
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
  const before = change?.isSaved ? change.before : undefined;
  if (before?.sequence !== sequence) return null;
  const { Form, formProps, isBusy } = undo;
  return (
    <Form {...formProps} className={styles.undo}>
      <Hidden intent="undo" sequence={sequence} />
      <input type="hidden" name="start" value={before.start} />
      <input type="hidden" name="durationMinutes" value={before.durationMinutes} />
      <input type="hidden" name="resourceId" value={before.resourceId} />
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

function ChangeForm({ seen, people, form }: PartProps) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = form;
  const { startsAt, durationMinutes, resourceId, resourceName } = seen.reservation;
  const { sequence } = seen.acts;
  const typed = new Map(answer?.isSaved ? [] : answer?.typed);
  const errors = answer?.fieldErrors ?? {};
  const known = people.some(({ id }) => id === resourceId);
  const choices = known ? people : [{ id: resourceId, name: resourceName }, ...people];
  return (
    <details className={styles.part} open={isOpen(answer)}>
      <summary>{t(m.reservation_acts_change)}</summary>
      {/* After a change its fields begin anew. */}
      <Form {...formProps} key={sequence} className={styles.form}>
        <Hidden intent="change" sequence={sequence} />
        <input type="hidden" name="startBefore" value={startsAt} />
        <input type="hidden" name="minutesBefore" value={durationMinutes} />
        <input type="hidden" name="resourceBefore" value={resourceId} />
        <div className={styles.pair}>
          <DateField
            name="date"
            label={t(m.reservation_acts_date)}
            isRequired
            defaultValue={typed.get('date') ?? startsAt.slice(0, 10)}
            {...errorAt(errors, 'date')}
          />
          <TimeField
            name="time"
            label={t(m.reservation_acts_time)}
            isRequired
            defaultValue={typed.get('time') ?? startsAt.slice(11, 16)}
            {...errorAt(errors, 'start' in errors ? 'start' : 'time')}
          />
        </div>
        <div className={styles.pair}>
          <NumberField
            name="durationMinutes"
            label={t(m.reservation_acts_minutes)}
            unit={t(m.reservation_acts_minutes_unit)}
            min={1}
            max={1440}
            step={5}
            defaultValue={typed.get('durationMinutes') ?? durationMinutes}
            {...errorAt(errors, 'durationMinutes')}
          />
          <Choice
            name="resourceId"
            label={t(m.reservation_acts_person)}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            defaultValue={typed.get('resourceId') ?? String(resourceId)}
            {...errorAt(errors, 'resourceId')}
          />
        </div>
        <Text
          name="note"
          label={t(m.reservation_acts_note)}
          hint={t(m.reservation_acts_note_hint)}
          isLong
          maxLength={LONGEST_NOTE}
          defaultValue={typed.get('note') ?? seen.note ?? ''}
          {...errorAt(errors, 'note')}
        />
        <Tick
          name="tells"
          label={t(m.reservation_acts_tell)}
          defaultChecked={typed.size === 0 || typed.has('tells')}
        />
        <Errors form={form} />
        <Overruling answer={answer} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t(m.reservation_acts_save)}
          </Button>
        </div>
      </Form>
    </details>
  );
}

const RULES: Record<SoftRule, typeof m.reservation_acts_against_past> = {
  past: m.reservation_acts_against_past,
  notice: m.reservation_acts_against_notice,
  horizon: m.reservation_acts_against_horizon,
  period: m.reservation_acts_against_period,
  closed: m.reservation_acts_against_closed,
  grid: m.reservation_acts_against_grid,
  holiday: m.reservation_acts_against_holiday,
  break: m.reservation_acts_against_break,
  thingClosed: m.reservation_acts_against_thing_closed,
  buffers: m.reservation_acts_against_buffers,
};

/** What speaks against a time, and the reason with which it is taken all the same. */
function Overruling({ answer }: { answer: ActAnswer | undefined }) {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  if (!answer || answer.isSaved) return null;
  const typed = new Map(answer.typed);
  const errors = answer.fieldErrors;
  const { against = [] } = answer;
  // Asked again where the reason itself is at fault
  if (against.length === 0 && !typed.has('overruling.reason')) return null;
  return (
    <div className={styles.against}>
      {against.length > 0 && (
        <>
          <p>{t(m.reservation_acts_against)}</p>
          <ul>
            {against.map((rule) => (
              <li key={rule}>{t(RULES[rule])}</li>
            ))}
          </ul>
        </>
      )}
      {mayOverrule ? (
        <Text
          name="overruling.reason"
          label={t(m.reservation_acts_against_reason)}
          hint={t(m.reservation_acts_against_hint)}
          isRequired
          maxLength={LONGEST_OVERRULING}
          defaultValue={typed.get('overruling.reason') ?? ''}
          {...errorAt(errors, 'overruling.reason')}
        />
      ) : (
        <p>{t(m.reservation_acts_against_forbidden)}</p>
      )}
    </div>
  );
}

function CancelForm({ seen: { acts }, form }: PartProps) {
  const t = useTexts();
  const mayWaive = useMay('overruleReservations');
  const { Form, formProps, answer, isBusy } = form;
  const { byUsRefundCents = 0, byCustomerRefundCents = 0, isFreeForCustomer = true } = acts.preview ?? {};
  const typed = new Map(answer?.typed);
  const errors = answer?.fieldErrors ?? {};
  return (
    <details className={styles.part} open={isOpen(answer)}>
      <summary>{t(m.reservation_acts_cancel)}</summary>
      <Form {...formProps} className={styles.form}>
        <Hidden intent="cancel" sequence={acts.sequence} />
        <Segments
          name="by"
          label={t(m.reservation_acts_cancel_by)}
          options={[
            { value: 'we', label: t(m.reservation_acts_cancel_we) },
            { value: 'customer', label: t(m.reservation_acts_cancel_customer) },
          ]}
          defaultValue={typed.get('by') ?? 'customer'}
        />
        {byUsRefundCents === 0 ? (
          <p className={styles.hint}>{t(m.reservation_acts_cancel_nothing)}</p>
        ) : (
          <ul className={styles.hint}>
            <li>{t(m.reservation_acts_cancel_we_back, { amount: formatMoney(byUsRefundCents) })}</li>
            <li>
              {t(m.reservation_acts_cancel_customer_back, { amount: formatMoney(byCustomerRefundCents) })}
            </li>
          </ul>
        )}
        {mayWaive && byUsRefundCents > 0 && !isFreeForCustomer && (
          <Text
            name="waiver.reason"
            label={t(m.reservation_acts_waiver)}
            hint={t(m.reservation_acts_waiver_hint)}
            maxLength={LONGEST_WAIVER}
            defaultValue={typed.get('waiver.reason') ?? ''}
            {...errorAt(errors, 'waiver.reason')}
          />
        )}
        <Tick
          name="tells"
          label={t(m.reservation_acts_tell)}
          defaultChecked={typed.size === 0 || typed.has('tells')}
        />
        <p className={styles.hint}>{t(m.reservation_acts_cancel_wait)}</p>
        <Errors form={form} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t(m.reservation_acts_cancel)}
          </Button>
        </div>
      </Form>
    </details>
  );
}

function ActivateForm({ seen: { acts }, form }: PartProps) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = form;
  return (
    <Form {...formProps} className={styles.form}>
      <Hidden intent="activate" sequence={acts.sequence} />
      <Errors form={form} />
      <Overruling answer={answer} />
      <div>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.reservation_acts_activate)}
        </Button>
      </div>
    </Form>
  );
}

/** Folded away until it is wanted, open while it has something to say. */
const isOpen = (answer: ActAnswer | undefined): boolean => answer !== undefined && !answer.isSaved;
