import * as v from 'valibot';
import { MOST_CUSTOMER_FIELDS, MOST_CUSTOMER_FIELDS_EVER, YES_NO } from '#contracts/customer-fields.ts';
import type { CustomerFieldKind } from '#contracts/customer-fields.ts';
import { Id } from '#contracts/ids.ts';
import { isLocalDate } from '#contracts/time.ts';
import type { FieldValues } from '#contracts/validation/customer-fields.ts';
import { CustomerFieldForm, NewCustomerField } from '#contracts/validation/customer-fields.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { movedBefore } from '#server/kernel/moved-before.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from '../store/change-customers.ts';
import type { OwnFieldToChange } from '../store/fields.ts';
import {
  countFields,
  insertField,
  lockField,
  readFieldKinds,
  readFields,
  readFieldsInUse,
  saveFieldOrder,
  updateField,
  writeFieldArchived,
  writeFieldValues,
} from '../store/fields.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
type OfField = { providerId: number; id: number };

const action = 'changeCustomerFields';
const SUBJECT = 'customerField';
const EARLIEST_YEAR = 1900;

/** Two who change the fields of one provider come after each other: how many there are, and in which order. */
const lockFieldsOf = (tx: Work, providerId: number) => tx.lock([`customer fields of ${providerId}`]);

/** The fields that a provider keeps of its customers, in its order, the archived ones last. @throws Refusal as `expectMay` */
export async function getCustomerFields(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  providerId: number,
): Promise<OwnFieldToChange[]> {
  await expectMay(work, actor, providerId, 'seeCustomers');
  return readFields(work, providerId);
}

/** Adds a field at the end. @throws Refusal as `providerCommand`; alreadyAssigned for a name that another has, archived or not; cannotUpdate when there are enough */
export async function createCustomerField(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createCustomerField',
    action,
    providerId,
    schema: NewCustomerField,
    input,
    async run(tx, field) {
      await lockFieldsOf(tx, providerId);
      await expectRoom(tx, providerId, { isNew: true });
      const id = await insertField(tx, providerId, field);
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id, after: field }] };
    },
  });
}

/** The field in use for a line of text that is called so, made where there is none. Joins the caller's transaction. @throws Refusal cannotUpdate when there are enough */
export async function textFieldNamed(tx: Work, providerId: number, name: string): Promise<number> {
  await lockFieldsOf(tx, providerId);
  const known = (await readFieldsInUse(tx, providerId)).find(
    (field) => field.kind === 'text' && field.name.toLowerCase() === name.toLowerCase(),
  );
  if (known) return known.id;
  await expectRoom(tx, providerId, { isNew: true });
  return insertField(tx, providerId, { name, kind: 'text', expires: false, isAsked: false });
}

/** Calls a field something else, or says whether its values end and whether it is asked. @throws Refusal as `createCustomerField`; notFound; changedMeanwhile */
export async function editCustomerField(
  asking: Asking,
  { version, ...of }: OfField & { version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'editCustomerField',
    action,
    providerId,
    of: { id },
    schema: CustomerFieldForm,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await lockField(tx, of))?.version ?? null,
    },
    async run(tx, field) {
      await updateField(tx, of, field);
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id, after: field }] };
    },
  });
}

/**
 * Archives a field, or takes it in use again: what is archived is asked and shown nowhere, its values stay. One that is as it shall be already stays
 * so, without a line of history.
 * @throws Refusal as `providerCommand`; notFound; cannotUpdate when as many are in use as there may be
 */
export async function setCustomerFieldArchived(
  asking: Asking,
  of: OfField,
  isArchived: boolean,
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: isArchived ? 'archiveCustomerField' : 'restoreCustomerField',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      await lockFieldsOf(tx, providerId);
      const before = await lockField(tx, of);
      if (!before) throw new Refusal('notFound');
      if (before.isArchived === isArchived) return { answer: { id }, changes: [] };
      if (!isArchived) await expectRoom(tx, providerId, { isNew: false });
      await writeFieldArchived(tx, of, isArchived);
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id, after: { isArchived } }] };
    },
  });
}

/** Puts one field in use before another, or at the end. @throws Refusal as `providerCommand`; notFound when either is not there */
export async function reorderCustomerFields(
  asking: Asking,
  providerId: number,
  input: { id: number; beforeId: number | null },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'reorderCustomerFields',
    action,
    providerId,
    schema: v.object({ id: Id, beforeId: v.nullish(Id, null) }),
    input,
    async run(tx, { id, beforeId }) {
      await lockFieldsOf(tx, providerId);
      const ids = (await readFieldsInUse(tx, providerId)).map((field) => field.id);
      const order = movedBefore(ids, id, beforeId);
      if (!order) throw new Refusal('notFound');
      await saveFieldOrder(tx, providerId, order);
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id, after: { beforeId } }] };
    },
  });
}

async function expectRoom(tx: Work, providerId: number, { isNew }: { isNew: boolean }): Promise<void> {
  const { inUse, ever } = await countFields(tx, providerId);
  if (inUse >= MOST_CUSTOMER_FIELDS || (isNew && ever >= MOST_CUSTOMER_FIELDS_EVER))
    throw new Refusal('cannotUpdate', { affected: ['name'], params: { known: 'customerFieldsFull' } });
}

/**
 * Writes some fields of a customer over, whose row the caller has locked; those that are not named stay. A last day is kept where values end alone.
 * @throws Refusal notFound for a field that is not the provider's; invalidInput naming a value that is none of its kind
 * @returns whether anything is different now
 */
export async function setFieldsOfCustomer(
  work: Work,
  of: CustomerKey,
  values: FieldValues,
): Promise<boolean> {
  if (values.length === 0) return false;
  const ids = values.map(({ fieldId }) => fieldId);
  const kinds = await readFieldKinds(work, of.providerId, ids);
  if (kinds.size < ids.length) throw new Refusal('notFound');
  const wrong = values.flatMap(({ fieldId, value }, index) =>
    value === null || isOfKind(kinds.get(fieldId)?.kind, value) ? [] : [`fields.${index}.value`],
  );
  if (wrong.length > 0) throw new Refusal('invalidInput', { affected: wrong });
  const kept = values.map((one) => ({
    ...one,
    validUntil: kinds.get(one.fieldId)?.expires ? one.validUntil : null,
  }));
  return (await writeFieldValues(work, of, kept)) > 0;
}

function isOfKind(kind: CustomerFieldKind | undefined, value: string): boolean {
  if (kind === 'date') return isLocalDate(value, EARLIEST_YEAR);
  return kind === 'yesNo' ? YES_NO.some((one) => one === value) : true;
}
