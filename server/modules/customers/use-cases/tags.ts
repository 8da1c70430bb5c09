import * as v from 'valibot';
import {
  CustomerTag,
  MOST_CUSTOMERS_TAGGED,
  MOST_TAGS,
  MOST_TAGS_OF_CUSTOMER,
  TagsOfCustomer,
  TagsOfSeveral,
} from '#contracts/validation/customer-notes.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { lockCustomers } from '../store/change-customers.ts';
import type { ChosenCustomer, TagOfCustomers } from '../store/tags.ts';
import {
  changeTags,
  countFullyTagged,
  countTags,
  deleteTag,
  insertTag,
  readChosenCustomers,
  readTags,
  replaceTags,
  updateTag,
} from '../store/tags.ts';

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

/** One tag, and whom it was given to or taken from. */
export interface TagOfSome {
  tagId: number;
  customerIds: number[];
}

/**
 * Gives tags to several customers and takes tags from them, all or none. Who has one already keeps it, who has it not stays without, both without a line
 * of history; so what it answers, asked the other way around, is the way back.
 * @returns what is different now, by tag
 * @throws Refusal as `providerCommand`; invalidInput for nothing to do, or one tag both ways; notFound for a customer or a tag that is not the
 *   provider's; cannotUpdate where one would have more tags than a customer may
 */
export async function changeTagsOfCustomers(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ added: TagOfSome[]; removed: TagOfSome[] }> {
  return providerCommand(asking, {
    operation: 'changeTagsOfCustomers',
    action,
    providerId,
    schema: TagsOfSeveral,
    input,
    async run(tx, { add, remove }) {
      const asked = [...new Set([...add, ...remove].flatMap(({ customerIds }) => customerIds))];
      if ((await lockCustomers(tx, providerId, asked)).size < asked.length) throw new Refusal('notFound');
      const done = await changeTags(tx, providerId, { add: pairsOf(add), remove: pairsOf(remove) });
      if (!done) throw new Refusal('notFound');
      const most = MOST_TAGS_OF_CUSTOMER;
      const count = await countFullyTagged(tx, providerId, { customerIds: customersOf(done.added), most });
      if (count > 0)
        throw new Refusal('cannotUpdate', {
          affected: ['add'],
          params: { known: 'customerTagsFull', count },
        });
      return {
        answer: { added: byTag(done.added), removed: byTag(done.removed) },
        changes: customersOf([...done.added, ...done.removed]).map((subjectId) => ({
          subject: 'customer',
          subjectId,
          after: { fields: ['tags'] },
        })),
      };
    },
  });
}

type Tagged = { tagId: number; customerId: number };

const pairsOf = (tags: readonly TagOfSome[]): Tagged[] =>
  tags.flatMap(({ tagId, customerIds }) =>
    [...new Set(customerIds)].map((customerId) => ({ tagId, customerId })),
  );

const customersOf = (pairs: readonly Tagged[]): number[] =>
  [...new Set(pairs.map(({ customerId }) => customerId))].sort((a, b) => a - b);

const byTag = (pairs: readonly Tagged[]): TagOfSome[] =>
  [...Map.groupBy(pairs, ({ tagId }) => tagId)].map(([tagId, some]) => ({
    tagId,
    customerIds: customersOf(some),
  }));

/** Customers chosen to be changed at once, in the order of the ids; who is not there any more is left out. @throws Refusal as `expectMay`; invalidInput for more than a hundred */
export async function getChosenCustomers(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<ChosenCustomer[]> {
  await expectMay(work, actor, providerId, action);
  const asked = checked(v.pipe(v.array(v.number()), v.maxLength(MOST_CUSTOMERS_TAGGED)), ids);
  return readChosenCustomers(work, providerId, asked);
}
