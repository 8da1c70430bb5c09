import type { Locale } from '#contracts/languages.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { ProviderSettingsForm } from '#contracts/validation/provider-forms.ts';
import { LONGEST_LINE, LONGEST_POLICY } from '#contracts/validation/provider-profile.ts';
import * as m from '#contracts/texts/messages.js';
import { formAction, readForm } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SAVE_SETTINGS, SETTINGS } from './settings-calls.ts';

/** What a change does to bookings that are made, said before it is saved. */
export interface Consequences {
  zone: boolean;
  step: boolean;
  /** How many bookings are to come. */
  count: number;
}
export type SettingsAnswer = SectionAnswer & { consequences?: Consequences };

const NAMES: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  notificationEmail: { text: m.settings_field_email, longest: LONGEST_EMAIL },
  language: { text: m.settings_field_language },
  timeZone: { text: m.settings_field_zone },
  timeNote: { text: m.settings_field_note, longest: LONGEST_LINE },
  reservationOffsetMinutes: { text: m.settings_field_notice },
  bookingHorizonDays: { text: m.settings_field_horizon },
  defaultTimeSlotStep: { text: m.settings_field_step },
  freeCancellationHours: { text: m.settings_field_cancellation },
  cancellationPolicy: { text: m.settings_field_policy, longest: LONGEST_POLICY },
  reminderHours: { text: m.settings_reminders },
};

function settingsFieldOf(path: string, locale: Locale): FieldName {
  const field = NAMES[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** How the settings are read, in the browser before they are sent and on the server. */
function reading(form: FormData, locale: Locale): ReadForm<typeof ProviderSettingsForm> {
  const typed = (name: string): string => textOf(form, name);
  return {
    form,
    schema: ProviderSettingsForm,
    given: {
      notificationEmail: typed('notificationEmail'),
      language: typed('language'),
      timeZone: typed('timeZone'),
      timeNote: typed('timeNote'),
      reservationOffsetMinutes: figureIn(typed('reservationOffsetMinutes')),
      bookingHorizonDays: figureIn(typed('bookingHorizonDays')),
      defaultTimeSlotStep: figureIn(typed('defaultTimeSlotStep')),
      freeCancellationHours: figureIn(typed('freeCancellationHours')),
      cancellationPolicy: typed('cancellationPolicy'),
      reminderHours: form.getAll('reminderHours').map(Number),
    },
    fieldOf: (path) => settingsFieldOf(path, locale),
    locale,
  };
}

/** What is no whole number stays what it is, to be refused at its field. */
const figureIn = (typed: string): number | string =>
  /^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : typed;

/** Saves the settings; a change that people who have booked would wonder about is told first, and saved once it is `confirmed`. */
export async function saveSettings(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SettingsAnswer> {
  const asked = reading(form, locale);
  const read = readForm(asked);
  if ('answer' in read) return { ...read.answer, intent: 'settings' };
  if (textOf(form, 'confirmed') !== '1') {
    const { getProviderSettings: kept } = await api(SETTINGS, { providerId });
    const consequences: Consequences = {
      zone: kept.timezone !== read.input.timeZone,
      step: kept.defaultTimeSlotStep !== read.input.defaultTimeSlotStep,
      count: kept.bookingsToCome,
    };
    if (consequences.count > 0 && (consequences.zone || consequences.step))
      return { ...OPEN_ANSWER, intent: 'settings', typed: typedIn(form), consequences };
  }
  let version: number | undefined;
  const answer = await formAction({
    ...asked,
    places: PROOF_PLACES,
    async send({ timeZone: timezone, reservationOffsetMinutes: reservationOffset, ...same }) {
      const input = { ...same, timezone, reservationOffset };
      await proveFirst(form, api);
      const saved = await api(SAVE_SETTINGS, { providerId, version: versionOf(form), input });
      version = saved.saveProviderSettings.version;
    },
  });
  return { ...answer, intent: 'settings', ...(version !== undefined && { version }) };
}
