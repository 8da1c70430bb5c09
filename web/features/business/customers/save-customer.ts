import { eachDetail } from '#contracts/customer-details.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_NAME, LONGEST_PHONE } from '#contracts/validation/contact-details.ts';
import { LONGEST_LABEL } from '#contracts/validation/customer.ts';
import { LONGEST_FIELD_VALUE } from '#contracts/customer-fields.ts';
import { CustomerCardForm } from '#contracts/validation/customer-card.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { isolated } from '#web/lib/isolated.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import type { ListedCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { CREATE_CUSTOMER, CUSTOMERS, EDIT_CUSTOMER } from '#web/business-frame/customers/customer-calls.ts';
import { givenOf, ownName, valuesOfForm } from './customer-form-values.ts';

/** What an action of the form answers; `id` of who was saved, `archivedId` of who has the e-mail and is archived. */
export type CustomerAnswer = FormAnswer & { id?: number; archivedId?: number };

const FIELDS: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  firstname: { text: m.customers_field_firstname, longest: LONGEST_NAME },
  lastname: { text: m.customers_field_lastname, longest: LONGEST_NAME },
  email: { text: m.customers_field_email, longest: LONGEST_EMAIL },
  phone: { text: m.customers_field_phone, longest: LONGEST_PHONE },
  further: { text: m.customers_field_further, longest: LONGEST_LABEL },
  ...eachDetail(({ inSentence }) => ({ text: inSentence })),
  fields: { text: m.customers_field_own_fields },
  'fields.value': { text: m.customers_field_own_value, longest: LONGEST_FIELD_VALUE },
  'fields.validUntil': { text: m.customers_field_own_until },
};

function fieldOf(path: string, locale: Locale): FieldName {
  const field = FIELDS[path.replace(/^further\..*$/, 'further').replace(/^fields\.\d+\./, 'fields.')];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** Adds a customer, or writes one over. @param of.id null for a new one */
export async function saveCustomer(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, id }: { providerId: number; id: number | null },
): Promise<CustomerAnswer> {
  const given = givenOf(valuesOfForm(form));
  let saved = id;
  const archived: ListedCustomer[] = [];
  const answer = await formAction({
    form,
    locale,
    schema: CustomerCardForm,
    given,
    fieldOf: (path) => fieldOf(path, locale),
    places: { alreadyAssigned: 'email' },
    async send(input) {
      try {
        if (id === null) {
          saved = (await api(CREATE_CUSTOMER, { providerId, input })).createCustomer;
        } else {
          const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
          await api(EDIT_CUSTOMER, { providerId, id, version, input });
        }
      } catch (failure) {
        const isTaken = failure instanceof ApiFailure && failure.hasCode('alreadyAssigned');
        if (isTaken && input.email) archived.push(...(await archivedWith(api, providerId, input.email)));
        throw failure;
      }
    },
  });
  // Further contacts are typed into one field of each kind
  const fieldNameOf = (path: string): string => {
    const [, place, part] = /^fields\.(\d+)\.(value|validUntil)$/.exec(path) ?? [];
    const own = place === undefined ? undefined : given.fields[Number(place)];
    if (own) return ownName(own.fieldId, part === 'value' ? 'value' : 'until');
    const [, index] = /^further(?:\.(\d+).*)?$/.exec(path) ?? [];
    if (!path.startsWith('further')) return path;
    const one = index === undefined ? given.further[0] : given.further[Number(index)];
    return one?.kind === 'phone' ? 'furtherPhones' : 'furtherEmails';
  };
  const fieldErrors = Object.fromEntries(
    Object.entries(answer.fieldErrors).map(([path, message]) => [fieldNameOf(path), message]),
  );
  const [other] = archived;
  if (other && 'email' in fieldErrors)
    fieldErrors['email'] = m.customers_email_archived({ name: namedIn(other) }, { locale });
  return {
    ...answer,
    fieldErrors,
    ...(saved !== null && { id: saved }),
    ...(other && { archivedId: other.id }),
  };
}

/** Who has an e-mail and is archived, so that the list does not show them; at most one. */
async function archivedWith(api: Api, providerId: number, email: string): Promise<ListedCustomer[]> {
  const { getCustomers: found } = await api(CUSTOMERS, { providerId, search: email, standing: 'archived' });
  return found.items.filter((one) => one.email?.toLowerCase() === email.toLowerCase());
}

const namedIn = ({ firstname, lastname, email }: ListedCustomer): string =>
  isolated([firstname, lastname].filter(Boolean).join(' ')) || (email ?? '');
