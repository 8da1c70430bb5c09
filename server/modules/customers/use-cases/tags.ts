import * as v from 'valibot';
import { CustomerTag, MOST_TAGS, TagsOfCustomer } from '#contracts/validation/customer-notes.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { lockCustomers } from '../store/change-customers.ts';
import type { TagOfCustomers } from '../store/tags.ts';
import { countTags, deleteTag, insertTag, readTags, replaceTags, updateTag } from '../store/tags.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
type OfTag = { providerId: number; id: number };

const action = 'changeCustomers';
const SUBJECT = 'customerTag';

/** The tags that a provider sorts its customers by. @throws Refusal as `expectMay` */
export async function getCustomerTags(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  providerId: number,
): Promise<(TagOfCustomers & { customers: number })[]> {
  const { extent } = await expectMay(work, actor, providerId, 'seeCustomers');
  const tags = await readTags(work, providerId);
  // How many others have is not told to who sees own customers alone
  return extent === 'all' ? tags : tags.map((tag) => ({ ...tag, customers: 0 }));
}

/** Adds a tag. @throws Refusal as `providerCommand`; alreadyAssigned for a name that another has; cannotUpdate when there are enough */
export async function createCustomerTag(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createCustomerTag',
    action,
    providerId,
    schema: CustomerTag,
    input,
    async run(tx, tag) {
      await tx.lock([`tags of ${providerId}`]);
      if ((await countTags(tx, providerId)) >= MOST_TAGS)
        throw new Refusal('cannotUpdate', { affected: ['name'] });
      const id = await insertTag(tx, providerId, tag);
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id, after: tag }] };
    },
  });
}

/** Calls a tag something else. @throws Refusal as `providerCommand`; notFound; alreadyAssigned */
export async function editCustomerTag(asking: Asking, of: OfTag, input: unknown): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'editCustomerTag',
    action,
    providerId,
    of: { id },
    schema: CustomerTag,
    input,
    async run(tx, tag) {
      if (!(await updateTag(tx, of, tag))) throw new Refusal('notFound');
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id, after: tag }] };
    },
  });
}

/** Removes a tag, from all customers. @throws Refusal as `providerCommand`; notFound */
export async function deleteCustomerTag(asking: Asking, of: OfTag): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'deleteCustomerTag',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      if (!(await deleteTag(tx, of))) throw new Refusal('notFound');
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: id }] };
    },
  });
}

/** Writes a customer's tags over. @throws Refusal as `providerCommand`; notFound for a customer or a tag that is not the provider's */
export async function setCustomerTags(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'setCustomerTags',
    action,
    providerId,
    of: { id },
    schema: TagsOfCustomer,
    input,
    async run(tx, { tagIds }) {
      if (!(await lockCustomers(tx, providerId, [id])).has(id)) throw new Refusal('notFound');
      if (!(await replaceTags(tx, { providerId, customerId: id }, [...new Set(tagIds)])))
        throw new Refusal('notFound');
      return {
        answer: { id },
        changes: [{ subject: 'customer', subjectId: id, after: { fields: ['tags'] } }],
      };
    },
  });
}
