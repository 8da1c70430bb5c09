import * as v from 'valibot';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Move } from '#contracts/validation/offering.ts';
import { NewResourceForm, ResourceForm } from '#contracts/validation/resource.ts';
import type { Done, Settling } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  addResource,
  archiveResource,
  expectOneUnit,
  lockResourceVersion,
  nameUnits,
  reorderResources,
  resourcesOf,
} from '#server/modules/staff/index.ts';
import { calendarScope } from '../calendar-scope.ts';
import { changeResource, expectNoneHeldBeyond, putResourceAway } from './change-resources.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** Of changes that may hurt bookings. */
type AskingActs = Asking & Settling;
const action = 'changeStaff';
const nothing = {};
const noInput = { schema: v.object({}), input: {} };
const onResource = (subjectId: number, change: { before?: object | null; after?: object | null } = {}) => [
  { subject: 'resource', subjectId, ...change },
];

/** Bookings that hold it; nobody is given twice what is not there. */
const affects = (by: Settling, of: { providerId: number; resourceId: number }) => ({
  by,
  touched: () => ({ resourceIds: [of.resourceId] }),
  settled: (tx: Work) => expectNoneHeldBeyond(tx, of),
});

/** Adds a person or thing, behind the others. @throws Refusal as `providerCommand`, `addResource` and `expectOneUnit` */
export async function createResource(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createResource',
    action,
    providerId,
    schema: NewResourceForm,
    input,
    async run(tx, { unitNames, ...form }): Promise<Done<{ id: number }>> {
      if (form.kind === RESOURCE_KINDS.human) expectOneUnit({ ...form, unitNames });
      const id = await addResource(tx, { providerId, ...form });
      await nameUnits(tx, { providerId, resourceId: id }, unitNames);
      return { answer: { id }, changes: onResource(id, { after: { ...form, unitNames } }) };
    },
  });
}

/** Writes one over. @param of.version the one its form was filled from. @throws Refusal as `providerCommand` and `changeResource` */
export async function updateResource(
  asking: AskingActs,
  of: { providerId: number; resourceId: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, resourceId } = of;
  return providerCommand(asking, {
    operation: 'updateResource',
    action,
    providerId,
    of: { resourceId },
    schema: ResourceForm,
    input,
    hurts: affects(asking, { providerId, resourceId }),
    version: { expected: of.version, lockCurrent: (tx) => lockResourceVersion(tx, of) },
    async run(tx, form): Promise<Done<{ id: number }>> {
      const [before] = await resourcesOf(tx, providerId, [resourceId]);
      await changeResource(tx, { providerId, resourceId }, form);
      return { answer: { id: resourceId }, changes: onResource(resourceId, { before, after: form }) };
    },
  });
}

/** Takes one out of use. @throws Refusal as `providerCommand` and `putResourceAway` */
export async function archiveResourceAt(
  asking: AskingActs,
  of: { providerId: number; resourceId: number },
): Promise<object> {
  return providerCommand(asking, {
    operation: 'archiveResource',
    action,
    providerId: of.providerId,
    of: { resourceId: of.resourceId },
    ...noInput,
    hurts: affects(asking, of),
    async run(tx): Promise<Done<object>> {
      await putResourceAway(tx, of);
      return { answer: nothing, changes: onResource(of.resourceId, { after: { isArchived: true } }) };
    },
  });
}

/** Takes one into use again. @throws Refusal as `providerCommand`; notFound; insufficientPlan for a second person without staff */
export async function restoreResource(
  asking: Asking,
  of: { providerId: number; resourceId: number },
): Promise<object> {
  return providerCommand(asking, {
    operation: 'restoreResource',
    action,
    providerId: of.providerId,
    of: { resourceId: of.resourceId },
    ...noInput,
    async run(tx): Promise<Done<object>> {
      await archiveResource(tx, { ...of, isArchived: false });
      tx.invalidate(calendarScope(of.providerId));
      return { answer: nothing, changes: onResource(of.resourceId, { after: { isArchived: false } }) };
    },
  });
}

/** Puts one before another or at the end. @throws Refusal as `providerCommand`; notFound */
export async function orderResources(asking: Asking, providerId: number, input: unknown): Promise<object> {
  return providerCommand(asking, {
    operation: 'orderResources',
    action,
    providerId,
    schema: Move,
    input,
    async run(tx, { id, beforeId }): Promise<Done<object>> {
      await reorderResources(tx, { providerId, id, beforeId });
      tx.invalidate(calendarScope(providerId));
      return { answer: nothing, changes: onResource(id, { after: { beforeId } }) };
    },
  });
}
