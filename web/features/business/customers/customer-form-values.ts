import { CUSTOMER_DETAIL_NAMES, eachDetail } from '#contracts/customer-details.ts';
import type { CustomerDetailName } from '#contracts/customer-details.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';

/** What the two inputs of one of the center's own fields are called in the form. */
export const ownName = (fieldId: number, part: 'value' | 'until'): string => `own.${fieldId}.${part}`;
const OWN_NAME = /^own\.([1-9]\d{0,15})\.(?:value|until)$/;

/** A customer as the form has them: texts, as they are typed. */
export interface CustomerFormValues extends Record<CustomerDetailName, string> {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  /** One a line; what it is called stands behind a comma. */
  furtherEmails: string;
  furtherPhones: string;
  /** What stands in the inputs of the center's own fields, by their names. */
  own: Readonly<Record<string, string>>;
}

const NAMES = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'furtherEmails',
  'furtherPhones',
  ...CUSTOMER_DETAIL_NAMES,
] as const satisfies readonly (keyof CustomerFormValues)[];

export function valuesOfForm(form: FormData): CustomerFormValues {
  const own = [...form.keys()].filter((name) => OWN_NAME.test(name));
  return {
    // Every name is there
    ...(Object.fromEntries(NAMES.map((name) => [name, textOf(form, name)])) as Record<
      (typeof NAMES)[number],
      string
    >),
    own: Object.fromEntries(own.map((name) => [name, textOf(form, name)])),
  };
}

export const NEW_CUSTOMER: CustomerFormValues = valuesOfForm(new FormData());

export function customerFormValues(customer: SeenCustomer): CustomerFormValues {
  const lines = (kind: string): string =>
    customer.further
      .filter((one) => one.kind === kind)
      .map(({ value, label }) => (label ? `${value}, ${label}` : value))
      .join('\n');
  const { firstname, lastname, email, phone } = customer;
  return {
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    email: email ?? '',
    phone: phone ?? '',
    furtherEmails: lines('email'),
    furtherPhones: lines('phone'),
    ...eachDetail((_detail, name) => customer[name] ?? ''),
    own: Object.fromEntries(
      customer.fields.flatMap(({ id, value, validUntil }) => [
        [ownName(id, 'value'), value ?? ''],
        [ownName(id, 'until'), validUntil ?? ''],
      ]),
    ),
  };
}

/** The fields that stand in a form, in the order in which the contract is given them. */
export const ownIdsIn = ({ own }: CustomerFormValues): number[] => [
  ...new Set(Object.keys(own).flatMap((name) => Number(OWN_NAME.exec(name)?.[1] ?? []))),
];

type Kind = 'email' | 'phone';
interface Further {
  kind: Kind;
  value: string;
  label: string | null;
}

function furtherIn(kind: Kind, typed: string): Further[] {
  return typed.split(/\r?\n/).flatMap((line) => {
    const [, value = '', label = ''] = /^([^,]*)(?:,(.*))?$/.exec(line) ?? [];
    return line.trim() === '' ? [] : [{ kind, value: value.trim(), label: label.trim() || null }];
  });
}

/** As the contract takes it. */
export function givenOf(typed: CustomerFormValues) {
  const { firstname, lastname, email, phone } = typed;
  return {
    firstname,
    lastname,
    email,
    phone,
    further: [...furtherIn('email', typed.furtherEmails), ...furtherIn('phone', typed.furtherPhones)],
    ...eachDetail((_detail, name) => typed[name] || null),
    fields: ownIdsIn(typed).map((fieldId) => ({
      fieldId,
      value: typed.own[ownName(fieldId, 'value')] ?? null,
      validUntil: typed.own[ownName(fieldId, 'until')] || null,
    })),
  };
}
