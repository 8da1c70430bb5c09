import * as v from 'valibot';
import type { GroupKind } from '#contracts/group-kinds.ts';
import {
  Move,
  ServiceForm,
  ServiceGroup,
  SomeServices,
  StatusOfServices,
} from '#contracts/validation/offering.ts';
import type { Change, Done, Settling } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { lockServiceVersion } from '../../store/services/change-services.ts';
import type { GroupKey } from '../../store/services/groups.ts';
import { findServicesById } from '../../store/services/find-services.ts';
import { createGroup } from '../change-catalog.ts';
import { changeServices, removeServices } from './change-status.ts';
import { editGroup, removeGroup } from './groups.ts';
import { reorder } from './reorder.ts';
import { addService, editService, LAST } from './save-service.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
type OfKind = { providerId: number; kind: GroupKind };
/** Of changes that may hurt bookings. */
type AskingActs = Asking & Settling;
const action = 'changeServices';
const nothing = {};

const onService = (subjectId: number, change: Omit<Change, 'subject' | 'subjectId'> = {}): Change => ({
  subject: 'service',
  subjectId,
  ...change,
});
const onGroup = (subjectId: number, change: Omit<Change, 'subject' | 'subjectId'> = {}): Change => ({
  subject: 'serviceGroup',
  subjectId,
  ...change,
});

/** Adds a service with its offers. @throws Refusal as `providerCommand` and `addService` */
export async function createSubService(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createSubService',
    action,
    providerId,
    schema: ServiceForm,
    input,
    async run(tx, form): Promise<Done<{ id: number }>> {
      const id = await addService(tx, providerId, form);
      return { answer: { id }, changes: [onService(id, { after: form })] };
    },
  });
}

/** Writes a service over. @param of.version the one its form was filled from. @throws Refusal as `providerCommand` and `editService` */
export async function editSubService(
  asking: AskingActs,
  of: { providerId: number; serviceId: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, serviceId } = of;
  return providerCommand(asking, {
    operation: 'editSubService',
    action,
    providerId,
    of: { serviceId },
    schema: ServiceForm,
    input,
    hurts: { by: asking, touched: () => ({ serviceIds: [serviceId] }) },
    version: { expected: of.version, lockCurrent: (tx) => lockServiceVersion(tx, of) },
    async run(tx, form): Promise<Done<{ id: number }>> {
      const [before] = await findServicesById(tx, { providerId, ids: [serviceId], ofPerson: null });
      await editService(tx, of, form);
      return { answer: { id: serviceId }, changes: [onService(serviceId, { before, after: form })] };
    },
  });
}

/** Switches services on or off, publishes or hides, archives or restores them: all or none. @throws Refusal as `providerCommand`; notFound */
export async function changeSubServices(
  asking: AskingActs,
  operation: string,
  providerId: number,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation,
    action,
    providerId,
    schema: StatusOfServices,
    input,
    hurts: {
      by: asking,
      touched: (_tx, { ids, isArchived }) => ({ serviceIds: isArchived === true ? ids : [] }),
    },
    async run(tx, { ids, ...standing }): Promise<Done<object>> {
      await changeServices(tx, { providerId, ids }, standing);
      return { answer: nothing, changes: ids.map((id) => onService(id, { after: standing })) };
    },
  });
}

/** Removes services: all or none. @throws Refusal as `providerCommand`; notFound */
export async function deleteSubServices(
  asking: AskingActs,
  providerId: number,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'deleteSubServices',
    action,
    providerId,
    schema: SomeServices,
    input,
    hurts: { by: asking, touched: (_tx, { ids }) => ({ serviceIds: ids }) },
    async run(tx, { ids }): Promise<Done<object>> {
      const before = await findServicesById(tx, { providerId, ids, ofPerson: null });
      await removeServices(tx, { providerId, ids });
      return {
        answer: nothing,
        changes: before.map((service) => onService(service.id, { before: service })),
      };
    },
  });
}

/** Puts a service before another or at the end. @throws Refusal as `providerCommand`; notFound */
export async function reorderSubServices(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'reorderSubServices',
    action,
    providerId,
    schema: Move,
    input,
    async run(tx, { id, beforeId }): Promise<Done<object>> {
      await reorder(tx, { table: 'services' }, { providerId, id, beforeId });
      return { answer: nothing, changes: [onService(id, { after: { beforeId } })] };
    },
  });
}

/** Adds a group of a kind. @throws Refusal as `providerCommand`; duplicateName */
export async function createServiceGroup(
  asking: Asking,
  { providerId, kind }: OfKind,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createServiceGroup',
    action,
    providerId,
    of: { kind },
    schema: ServiceGroup,
    input,
    async run(tx, group): Promise<Done<{ id: number }>> {
      const id = await createGroup(tx, { providerId, ...group, kind, position: LAST });
      return { answer: { id }, changes: [onGroup(id, { after: { ...group, kind } })] };
    },
  });
}

/** Changes a group's name and colour. @throws Refusal as `providerCommand`; notFound, duplicateName */
export async function editServiceGroup(
  asking: Asking,
  { providerId, groupId, kind }: GroupKey,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'editServiceGroup',
    action,
    providerId,
    of: { groupId, kind },
    schema: ServiceGroup,
    input,
    async run(tx, { name, color }): Promise<Done<{ id: number }>> {
      await editGroup(tx, { providerId, groupId, kind }, { name, color });
      return { answer: { id: groupId }, changes: [onGroup(groupId, { after: { name, color } })] };
    },
  });
}

/** Removes a group; what is in it stays. @throws Refusal as `providerCommand`; notFound */
export async function deleteServiceGroup(
  asking: Asking,
  { providerId, groupId, kind }: GroupKey,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'deleteServiceGroup',
    action,
    providerId,
    of: { groupId, kind },
    schema: v.object({}),
    input: {},
    async run(tx): Promise<Done<object>> {
      await removeGroup(tx, { providerId, groupId, kind });
      return { answer: nothing, changes: [onGroup(groupId)] };
    },
  });
}

/** Puts a group before another or at the end. @throws Refusal as `providerCommand`; notFound */
export async function reorderServiceGroups(
  asking: Asking,
  { providerId, kind }: OfKind,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'reorderServiceGroups',
    action,
    providerId,
    of: { kind },
    schema: Move,
    input,
    async run(tx, { id, beforeId }): Promise<Done<object>> {
      await reorder(tx, { table: 'offering_groups', kind }, { providerId, id, beforeId });
      return { answer: nothing, changes: [onGroup(id, { after: { beforeId } })] };
    },
  });
}
