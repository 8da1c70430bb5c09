import * as m from '#contracts/texts/messages.js';
import { LONGEST_NOTE } from '#contracts/validation/desk.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateTimeField } from '#web/business-ui/date-time-field.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FirstOfTwo } from '../../new-reservation/first-of-two.tsx';
import type { Person } from '../load-reservation.ts';
import type { HeldPartProps } from './act-form.tsx';
import { HeldErrors, Hidden, isOpen, formValuesBefore } from './act-form.tsx';
import { Overruling } from './overruling.tsx';
import { PlaceFields } from './place-fields.tsx';
import { MinutesField } from './minutes-field.tsx';
import { TellTick } from './notify-tick.tsx';
import styles from './acts.module.css';

/** What the part is called, for the bar that leads to it. */
export const CHANGE_PART = 'reservation-change';

/** Another time, person, room or note. */
export function ChangeForm({ seen: now, people, form, held }: HeldPartProps & { people: readonly Person[] }) {
  const t = useTexts();
  const { Form, formProps, isBusy } = form;
  const { base: seen, answer, round, onSubmit } = held;
  const { startsAt, durationMinutes, resourceId, resourceName } = seen.reservation;
  const { sequence } = seen.acts;
  const typed = formValuesBefore(held);
  const errors = answer?.fieldErrors ?? {};
  const known = people.some(({ id }) => id === resourceId);
  const choices = known ? people : [{ id: resourceId, name: resourceName }, ...people];
  return (
    <details id={CHANGE_PART} className={classNames(styles.part, styles.fromFoot)} open={isOpen(form.answer)}>
      <summary>{t(m.reservation_acts_change)}</summary>
      {/* After a change its fields begin anew. */}
      <Form
        {...formProps}
        key={`${sequence} ${seen.note} ${round}`}
        onSubmit={onSubmit}
        className={styles.form}
      >
        <Hidden intent="change" sequence={sequence} />
        <input type="hidden" name="startBefore" value={startsAt} />
        <input type="hidden" name="minutesBefore" value={durationMinutes} />
        <input type="hidden" name="resourceBefore" value={resourceId} />
        <input type="hidden" name="noteBefore" value={seen.note ?? ''} />
        <DateTimeField
          label={t(m.reservation_acts_moment)}
          date={{
            name: 'date',
            label: t(m.reservation_acts_date),
            isRequired: true,
            hasWeekday: true,
            defaultValue: typed.get('date') ?? startsAt.slice(0, 10),
            ...errorAt(errors, 'date'),
          }}
          time={{
            name: 'time',
            label: t(m.reservation_acts_time),
            isRequired: true,
            defaultValue: typed.get('time') ?? startsAt.slice(11, 16),
            ...errorAt(errors, 'start' in errors ? 'start' : 'time'),
          }}
        />
        <FirstOfTwo timeZone={seen.timeZone} />
        <div className={styles.pair}>
          <MinutesField value={typed.get('durationMinutes') ?? durationMinutes} errors={errors} />
          <Choice
            name="resourceId"
            label={t(m.reservation_acts_person)}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            defaultValue={typed.get('resourceId') ?? String(resourceId)}
            {...errorAt(errors, 'resourceId')}
          />
        </div>
        <PlaceFields places={seen.places} typed={typed} errors={errors} />
        <Text
          name="note"
          label={t(m.reservation_acts_note)}
          hint={t(m.reservation_acts_note_hint)}
          isLong
          maxLength={LONGEST_NOTE}
          defaultValue={typed.get('note') ?? seen.note ?? ''}
          {...errorAt(errors, 'note')}
        />
        <Wish acts={now.acts} typed={typed} />
        <HeldErrors seen={now} form={form} held={held} />
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

/** Who wanted it, and whether the customer is told. */
function Wish({ acts, typed }: Pick<HeldPartProps['seen'], 'acts'> & { typed: ReadonlyMap<string, string> }) {
  const t = useTexts();
  return (
    <>
      <Tick
        name="isCustomersWish"
        label={t(m.reservation_acts_customers_wish)}
        defaultChecked={typed.has('isCustomersWish')}
      />
      <TellTick acts={acts} typed={typed} />
    </>
  );
}
