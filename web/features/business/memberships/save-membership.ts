import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { LONGEST_MEMBERSHIP_DESCRIPTION, MembershipForm } from '#contracts/validation/membership.ts';
import { LONGEST_NAME } from '#contracts/validation/offering.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { CREATE_MEMBERSHIP, EDIT_MEMBERSHIP } from './membership-calls.ts';
import { givenOf } from './membership-form-values.ts';

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.memberships_field_name, longest: LONGEST_NAME },
  description: { text: m.memberships_field_description, longest: LONGEST_MEMBERSHIP_DESCRIPTION },
  covers: { text: m.memberships_field_covers },
  parts: { text: m.bundles_field_parts },
  offerId: { text: m.bundles_field_part },
  entries: { text: m.memberships_field_entries },
  priceCents: { text: m.memberships_field_price },
  sessionsCounter: { text: m.memberships_field_entries },
  duration: { text: m.memberships_field_duration },
  startTime: { text: m.memberships_field_season_from },
  endTime: { text: m.memberships_field_season_until },
  amount: { text: m.memberships_field_amount },
  rules: { text: m.memberships_field_rules },
};

/** What a field is called in a sentence; of an offer by the last part of its name. */
function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path.split('.').at(-1) ?? ''];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Adds a membership, or writes one over. @param of.membershipId null for a new one */
export async function saveMembership(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, membershipId }: { providerId: number; membershipId: number | null },
): Promise<FormAnswer> {
  return formAction({
    form,
    locale,
    schema: MembershipForm,
    given: givenOf(form),
    fieldOf: (path) => fieldOf(path, locale),
    async send(input) {
      if (membershipId === null) {
        await api(CREATE_MEMBERSHIP, { providerId, input });
      } else {
        const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
        await api(EDIT_MEMBERSHIP, { providerId, id: membershipId, version, input });
      }
    },
  });
}
