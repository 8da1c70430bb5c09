import {
  Archiving,
  Blacklisting,
  ContentBlocking,
  CustomerCardForm,
} from '#contracts/validation/customer-card.ts';
import type { CustomerForm } from '#contracts/validation/customer.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  lockCustomers,
  updateDetails,
  writeArchived,
  writeBlacklisting,
  writeContentBlocked,
} from '../store/change-customers.ts';
import { setFieldsOfCustomer } from './fields.ts';
import { addCustomer, changeCustomer } from './save-customer.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'locale'>;

const action = 'changeCustomers';
const SUBJECT = 'customer';

/** Of the history: which fields were changed, never what stood in them, which would outlive the customer there. */
const changed = (id: number, fields: readonly string[]): Done<{ id: number }> => ({
  answer: { id },
  changes: [{ subject: SUBJECT, subjectId: id, after: { fields } }],
});

/** Writes a customer down. @throws Refusal as `providerCommand` and `addCustomer` */
export async function createCustomer(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createCustomer',
    action,
    providerId,
    schema: CustomerCardForm,
    input,
    async run(tx, { fields: values, ...card }) {
      expectBorn(tx, card.birthday);
      const language = card.language ?? asking.locale;
      const customerId = await addCustomer(tx, providerId, { ...formOf(card), language });
      await updateDetails(tx, { providerId, customerId }, card);
      await setFieldsOfCustomer(tx, { providerId, customerId }, values);
      return changed(customerId, []);
    },
  });
}

/** Writes a customer over. @throws Refusal as `providerCommand` and `changeCustomer` */
export async function editCustomer(
  asking: Asking,
  { providerId, id, version }: { providerId: number; id: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'editCustomer',
    action,
    providerId,
    of: { id },
    schema: CustomerCardForm,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await lockCustomers(tx, providerId, [id])).get(id)?.version ?? null,
    },
    async run(tx, { fields: values, ...card }) {
      expectBorn(tx, card.birthday);
      const of = { providerId, customerId: id };
      const language = card.language ?? asking.locale;
      const fields = await changeCustomer(tx, { ...of, version, language }, formOf(card));
      await updateDetails(tx, of, card);
      const isOther = await setFieldsOfCustomer(tx, of, values);
      return changed(id, isOther ? [...fields, 'ownFields'] : fields);
    },
  });
}

const formOf = ({ firstname, lastname, email, phone, further }: CustomerForm): CustomerForm => ({
  firstname,
  lastname,
  email,
  phone,
  further,
});

/** @throws Refusal invalidInput for a birthday that is still to come */
function expectBorn(work: Work, birthday: string | null): void {
  if (birthday !== null && birthday > work.now().toISOString().slice(0, 10))
    throw new Refusal('invalidInput', { affected: ['birthday'] });
}

/**
 * Says whether the provider still receives a customer: online they read the same refusal as for data that cannot be used, at the desk it warns.
 * @throws Refusal as `providerCommand`; notFound
 */
export async function setCustomerBlacklisted(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'setCustomerBlacklisted',
    action,
    providerId,
    of: { id },
    schema: Blacklisting,
    input,
    async run(tx, form) {
      const before = await writeBlacklisting(tx, { providerId, customerId: id }, form);
      if (!before) throw new Refusal('notFound');
      const { isBlacklisted } = form;
      return {
        answer: { id },
        changes: [{ subject: SUBJECT, subjectId: id, before, after: { isBlacklisted } }],
      };
    },
  });
}

/**
 * Withholds the courses that a customer has from them, or gives them back: they vanish from theirs, and what plays stops.
 * @throws Refusal as `providerCommand`; notFound
 */
export async function setCustomerContentBlocked(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: { isContentBlocked: boolean },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: input.isContentBlocked ? 'blockCustomerContent' : 'unblockCustomerContent',
    action,
    providerId,
    of: { id },
    schema: ContentBlocking,
    input,
    async run(tx, { isContentBlocked }) {
      const before = await writeContentBlocked(tx, { providerId, customerId: id }, isContentBlocked);
      if (!before) throw new Refusal('notFound');
      return {
        answer: { id },
        changes: [{ subject: SUBJECT, subjectId: id, before, after: { isContentBlocked } }],
      };
    },
  });
}

/**
 * Archives customers or restores them: lists and searches leave who is archived out, what was booked stays. Whoever is as they shall be already
 * stays so, without a line of history.
 * @returns how many it changed
 * @throws Refusal as `providerCommand`; notFound when one of them is not the provider's
 */
export async function archiveCustomers(
  asking: Asking,
  providerId: number,
  input: { ids: readonly number[]; isArchived: boolean },
): Promise<{ count: number }> {
  return providerCommand(asking, {
    operation: input.isArchived ? 'archiveCustomers' : 'restoreCustomers',
    action,
    providerId,
    schema: Archiving,
    input,
    async run(tx, { ids, isArchived }) {
      const asked = [...new Set(ids)];
      if ((await lockCustomers(tx, providerId, asked)).size < asked.length) throw new Refusal('notFound');
      const done = await writeArchived(tx, { providerId, ids: asked, isArchived });
      return {
        answer: { count: done.length },
        changes: done.map((subjectId) => ({ subject: SUBJECT, subjectId, after: { isArchived } })),
      };
    },
  });
}
