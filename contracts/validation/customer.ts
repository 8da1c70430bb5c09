import * as v from 'valibot';
import { LONGEST_NAME, OptionalPhone, RequiredPhone } from './contact-details.ts';
import { Email, OptionalEmail } from './email.ts';
import type { PairProblem } from './field-texts.ts';
import type { FieldProblem } from './plain-text.ts';
import { plainText } from './plain-text.ts';

/** What a further address is called, such as "lavoro", in characters. */
export const LONGEST_LABEL = 40;
/** Further addresses of one kind, and further phones. */
export const MOST_FURTHER = 9;

/** What whoever cares for a customer is to them. */
export const CARE_RELATIONS = ['parent', 'child', 'partner', 'relative', 'guardian', 'other'] as const;
export type CareRelation = (typeof CARE_RELATIONS)[number];

const label = plainText(LONGEST_LABEL);
const FurtherContact = v.variant('kind', [
  v.object({ kind: v.literal('email'), value: Email, label }),
  v.object({ kind: v.literal('phone'), value: RequiredPhone, label }),
]);
export type FurtherContact = v.InferOutput<typeof FurtherContact>;

const contacts = {
  email: OptionalEmail,
  phone: OptionalPhone,
  further: v.optional(v.array(FurtherContact), []),
};

interface Contacts {
  email: string | null;
  phone: string | null;
  further: FurtherContact[];
}

/** As people compare them: the case of an address and the signs between digits are no difference. */
const sameAs = (kind: FurtherContact['kind'], value: string): string =>
  kind === 'email' ? value.toLowerCase() : value.replace(/\D/g, '');

const isEachOnce = ({ email, phone, further }: Contacts): boolean => {
  const all = further.map(({ kind, value }) => `${kind} ${sameAs(kind, value)}`);
  if (email !== null) all.push(`email ${sameAs('email', email)}`);
  if (phone !== null) all.push(`phone ${sameAs('phone', phone)}`);
  return new Set(all).size === all.length;
};
const areFew = ({ further }: Contacts): boolean =>
  ['email', 'phone'].every((kind) => further.filter((one) => one.kind === kind).length <= MOST_FURTHER);
const hasMain = (typed: Contacts, kind: FurtherContact['kind']): boolean =>
  typed[kind] !== null || typed.further.every((one) => one.kind !== kind);
const isSomebody = (typed: Contacts & { firstname: string | null; lastname: string | null }): boolean =>
  [typed.firstname, typed.lastname, typed.email, typed.phone].some((given) => given !== null);

const TWICE: PairProblem = 'twice';
const NOBODY: PairProblem = 'nobody';
const TOO_MANY: FieldProblem = 'tooLong';
const REQUIRED: FieldProblem = 'required';

/** A customer as the provider writes them down: at least a name or a contact. */
export const CustomerForm = v.pipe(
  v.object({ firstname: plainText(LONGEST_NAME), lastname: plainText(LONGEST_NAME), ...contacts }),
  v.forward(
    v.check((typed) => isSomebody(typed), NOBODY),
    ['firstname'],
  ),
  v.forward(
    v.check((typed) => hasMain(typed, 'email'), REQUIRED),
    ['email'],
  ),
  v.forward(
    v.check((typed) => hasMain(typed, 'phone'), REQUIRED),
    ['phone'],
  ),
  v.forward(
    v.check((typed) => areFew(typed), TOO_MANY),
    ['further'],
  ),
  v.forward(
    v.check((typed) => isEachOnce(typed), TWICE),
    ['further'],
  ),
);
export type CustomerForm = v.InferOutput<typeof CustomerForm>;
