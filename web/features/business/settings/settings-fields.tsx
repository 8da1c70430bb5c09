import { useId } from 'react';
import { REMINDER_HOURS } from '#contracts/reminders.ts';
import { LONGEST_POLICY } from '#contracts/validation/provider-profile.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Number } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { CenterSettings } from './settings-calls.ts';
import styles from './settings.module.css';

type FieldsProps = { settings: CenterSettings; fields: SectionFields; zones: readonly string[] };

/** Each in its own name. */
const LANGUAGES = [
  { value: 'it', label: 'Italiano' },
  { value: 'en', label: 'English' },
  { value: 'sv', label: 'Svenska' },
];
const NOTICE_MINUTES = [0, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080];
const STEP_MINUTES = [5, 10, 15, 20, 30, 45, 60, 90, 120];

/** How a center works, is told of bookings and is booked. */
export function SettingsFields(props: FieldsProps) {
  return (
    <>
      <Work {...props} />
      <Booking {...props} />
      <Reminders {...props} />
    </>
  );
}

function Work({ settings, fields: { errors, value }, zones }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.settings_work_title)} hint={t(m.settings_work_hint)}>
      <Text
        name="notificationEmail"
        type="email"
        label={t(m.settings_email)}
        hint={t(m.settings_email_hint)}
        defaultValue={value('notificationEmail', settings.notificationEmail)}
        {...errorAt(errors, 'notificationEmail')}
      />
      <div className={styles.half}>
        <Choice
          name="language"
          label={t(m.settings_language)}
          hint={t(m.settings_language_hint)}
          options={LANGUAGES}
          isRequired
          defaultValue={value('language', settings.language)}
          {...errorAt(errors, 'language')}
        />
        <Choice
          name="timeZone"
          label={t(m.settings_zone)}
          hint={t(m.settings_zone_hint)}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          isRequired
          defaultValue={value('timeZone', settings.timezone)}
          {...errorAt(errors, 'timeZone')}
        />
      </div>
      <Text
        name="timeNote"
        label={t(m.settings_note)}
        hint={t(m.settings_note_hint)}
        defaultValue={value('timeNote', settings.timeNote)}
        {...errorAt(errors, 'timeNote')}
      />
    </FormSection>
  );
}

function Booking({ settings, fields: { errors, value } }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.settings_booking_title)} hint={t(m.settings_booking_hint)}>
      <div className={styles.half}>
        <Choice
          name="reservationOffsetMinutes"
          label={t(m.settings_notice)}
          hint={t(m.settings_notice_hint)}
          options={optionsOf(NOTICE_MINUTES, settings.reservationOffset, (minutes) => noticeIn(minutes, t))}
          isRequired
          defaultValue={value('reservationOffsetMinutes', settings.reservationOffset)}
          {...errorAt(errors, 'reservationOffsetMinutes')}
        />
        <Number
          name="bookingHorizonDays"
          label={t(m.settings_horizon)}
          hint={t(m.settings_horizon_hint)}
          unit={t(m.settings_days)}
          min={1}
          max={730}
          isRequired
          defaultValue={value('bookingHorizonDays', settings.bookingHorizonDays)}
          {...errorAt(errors, 'bookingHorizonDays')}
        />
        <Choice
          name="defaultTimeSlotStep"
          label={t(m.settings_step)}
          hint={t(m.settings_step_hint)}
          options={optionsOf(STEP_MINUTES, settings.defaultTimeSlotStep, (minutes) =>
            t(m.services_minutes, { minutes }),
          )}
          isRequired
          defaultValue={value('defaultTimeSlotStep', settings.defaultTimeSlotStep)}
          {...errorAt(errors, 'defaultTimeSlotStep')}
        />
        <Number
          name="freeCancellationHours"
          label={t(m.settings_cancellation)}
          hint={t(m.settings_cancellation_hint)}
          unit={t(m.settings_hours)}
          min={0}
          max={8760}
          isRequired
          defaultValue={value('freeCancellationHours', settings.freeCancellationHours)}
          {...errorAt(errors, 'freeCancellationHours')}
        />
      </div>
      <Text
        name="cancellationPolicy"
        label={t(m.settings_policy)}
        hint={t(m.settings_policy_hint)}
        isLong
        maxLength={LONGEST_POLICY}
        defaultValue={value('cancellationPolicy', settings.cancellationPolicy)}
        {...errorAt(errors, 'cancellationPolicy')}
      />
    </FormSection>
  );
}

function Reminders({ settings, fields: { errors } }: FieldsProps) {
  const t = useTexts();
  const id = useId();
  const ticked = settings.reminderHours.map(String);
  const error = errors['reminderHours'];
  return (
    <FormSection title={t(m.settings_reminders)} hint={t(m.settings_reminders_hint)}>
      <fieldset className={styles.reminders} aria-describedby={error === undefined ? undefined : id}>
        <legend className="visually-hidden">{t(m.settings_reminders)}</legend>
        {REMINDER_HOURS.map((hours) => (
          <Tick
            key={hours}
            name="reminderHours"
            value={String(hours)}
            label={reminderIn(hours, t)}
            defaultChecked={ticked.includes(String(hours))}
          />
        ))}
        {error !== undefined && (
          <p id={id} className={styles.problem}>
            {error}
          </p>
        )}
      </fieldset>
    </FormSection>
  );
}

function reminderIn(hours: number, t: Texts): string {
  if (hours === 168) return t(m.settings_reminder_week);
  if (hours % 24 === 0)
    return hours === 24 ? t(m.settings_reminder_day) : t(m.settings_notice_days, { count: hours / 24 });
  return hours === 1 ? t(m.settings_reminder_hour) : t(m.settings_reminder_hours, { count: hours });
}

/** The usual figures, and the one that is set where it is none of them. */
function optionsOf(usual: readonly number[], set: number, labelOf: (figure: number) => string) {
  const figures = [...new Set([...usual, set])].toSorted((one, other) => one - other);
  return figures.map((figure) => ({ value: String(figure), label: labelOf(figure) }));
}

function noticeIn(minutes: number, t: Texts): string {
  if (minutes === 0) return t(m.settings_no_notice);
  if (minutes % 1440 === 0) return t(m.settings_notice_days, { count: minutes / 1440 });
  if (minutes % 60 === 0) return t(m.settings_notice_hours, { count: minutes / 60 });
  return t(m.services_minutes, { minutes });
}
