import { textOf } from '#web/lib/form-text.ts';
import type { SeenCustomer } from './customer-calls.ts';

/** A customer as the form has them: texts, as they are typed. */
export interface TypedCustomer {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  /** One a line; what it is called stands behind a comma. */
  furtherEmails: string;
  furtherPhones: string;
  birthday: string;
  taxCode: string;
  language: string;
}

const NAMES = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'furtherEmails',
  'furtherPhones',
  'birthday',
  'taxCode',
  'language',
] as const satisfies readonly (keyof TypedCustomer)[];

export const typedOfForm = (form: FormData): TypedCustomer =>
  // Every name is there
  Object.fromEntries(NAMES.map((name) => [name, textOf(form, name)])) as unknown as TypedCustomer;

export const NEW_CUSTOMER: TypedCustomer = typedOfForm(new FormData());

export function typedOfCustomer(customer: SeenCustomer): TypedCustomer {
  const lines = (kind: string): string =>
    customer.further
      .filter((one) => one.kind === kind)
      .map(({ value, label }) => (label ? `${value}, ${label}` : value))
      .join('\n');
  const { firstname, lastname, email, phone, birthday, taxCode, language } = customer;
  return {
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    email: email ?? '',
    phone: phone ?? '',
    furtherEmails: lines('email'),
    furtherPhones: lines('phone'),
    birthday: birthday ?? '',
    taxCode: taxCode ?? '',
    language: language ?? '',
  };
}

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
export function givenOf(typed: TypedCustomer) {
  const { firstname, lastname, email, phone, taxCode } = typed;
  return {
    firstname,
    lastname,
    email,
    phone,
    further: [...furtherIn('email', typed.furtherEmails), ...furtherIn('phone', typed.furtherPhones)],
    birthday: typed.birthday || null,
    taxCode,
    language: typed.language || null,
  };
}
