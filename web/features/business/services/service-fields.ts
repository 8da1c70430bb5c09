import type { Locale } from '#contracts/languages.ts';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#contracts/validation/offering.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';

const NAMES: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.services_field_name, longest: LONGEST_NAME },
  description: { text: m.services_field_description, longest: LONGEST_DESCRIPTION },
  imageUrl: { text: m.services_field_picture },
  groupId: { text: m.services_field_group },
  periodStartDate: { text: m.services_field_start_date },
  periodEndDate: { text: m.services_field_end_date },
  periodStartMinute: { text: m.services_field_start_time },
  periodEndMinute: { text: m.services_field_end_time },
  locationType: { text: m.services_field_place },
  minCalendarSlot: { text: m.services_field_step },
  priceCents: { text: m.services_field_price },
  durationMinutes: { text: m.services_field_duration },
  prepareMinutes: { text: m.services_field_prepare },
  cleanupMinutes: { text: m.services_field_cleanup },
  capacity: { text: m.services_field_capacity },
  minimumCapacity: { text: m.services_field_minimum },
  vatTreatment: { text: m.services_field_vat },
  people: { text: m.services_field_people },
  needs: { text: m.services_field_needs },
};

/** What a field of the form is called in a sentence: `offers.1.priceCents` is the price, '' is no field of the form. */
export function serviceFieldOf(path: string, locale: Locale): FieldName {
  const [, name = ''] = /^(?:offers\.\d+\.)?([a-zA-Z]+)/.exec(path) ?? [];
  const field = NAMES[name];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}
