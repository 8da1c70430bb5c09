import * as v from 'valibot';
import { CARE_RELATIONS } from '#contracts/validation/customer.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { caresForSomebody, lockCustomers } from '../store/change-customers.ts';
import { clearCare, setCare } from './care.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
type OfCustomer = { providerId: number; id: number };

const action = 'changeCustomers';
const SUBJECT = 'customer';

const cannot = (known: string): Refusal =>
  new Refusal('cannotUpdate', { affected: ['carerId'], params: { known } });

/**
 * Puts a customer into another one's care, in place of whoever cared before; both cards' histories tell it.
 * @param of.version of the customer in care
 * @throws Refusal as `providerCommand`; notFound where one of them is not there; cannotUpdate for oneself, for an archived carer, for one who is in care
 *   and for a customer who cares for somebody
 */
export async function setCustomerCare(
  asking: Asking,
  { version, carerId, ...of }: OfCustomer & { version: number; carerId: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = of;
  // Both in one order, so that two who say so of each other at once come after each other
  const lockBoth = (tx: RequestContext['work']) => lockCustomers(tx, providerId, [id, carerId]);
  return providerCommand(asking, {
    operation: 'setCustomerCare',
    action,
    providerId,
    of: { id, carerId },
    schema: v.object({ relation: v.picklist(CARE_RELATIONS, 'required') }),
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await lockBoth(tx)).get(id)?.version ?? null,
    },
    async run(tx, { relation }) {
      if (carerId === id) throw cannot('careSelf');
      const carer = (await lockBoth(tx)).get(carerId);
      if (!carer) throw new Refusal('notFound');
      if (carer.archivedAt !== null) throw cannot('careArchived');
      if (carer.caredForBy !== null) throw cannot('careChain');
      if (await caresForSomebody(tx, { providerId, customerId: id })) throw cannot('careOthers');
      await setCare(tx, { providerId, customerId: id }, { carerId, relation });
      return {
        answer: { id },
        changes: [
          { subject: SUBJECT, subjectId: id, after: { carerId, relation } },
          { subject: SUBJECT, subjectId: carerId, after: { inCareId: id, relation } },
        ],
      };
    },
  });
}

/** Lets a customer look after themselves again; nothing is changed where they do already. @throws Refusal as `providerCommand`; notFound */
export async function endCustomerCare(
  asking: Asking,
  { providerId, id }: OfCustomer,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'endCustomerCare',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const customer = (await lockCustomers(tx, providerId, [id])).get(id);
      if (!customer) throw new Refusal('notFound');
      const { caredForBy } = customer;
      if (caredForBy === null) return { answer: { id }, changes: [] };
      await clearCare(tx, { providerId, customerId: id });
      return {
        answer: { id },
        changes: [
          { subject: SUBJECT, subjectId: id, after: { carerId: null } },
          { subject: SUBJECT, subjectId: caredForBy, after: { inCareId: id, relation: null } },
        ],
      };
    },
  });
}
