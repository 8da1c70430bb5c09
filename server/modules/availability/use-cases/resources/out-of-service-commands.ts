import * as v from 'valibot';
import { OutOfServiceForm } from '#contracts/validation/resource.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { placeAndToday } from '../hours/change-hours.ts';
import { localTextOf, outOfServiceOfForm, putBackInService, takeOutOfService } from '../out-of-service.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
const action = 'changeStaff';

/** What came of taking a thing out of service; local times of the provider, `YYYY-MM-DD HH:mm`. */
export interface OutOfServiceDone {
  id: number;
  hurts: { count: number; times: { unit: number; start: string; end: string }[] };
}

/** Takes a thing, or one unit of it, out of service. @throws Refusal as `providerCommand` and `takeOutOfService` */
export async function takeOutOfServiceCommand(
  asking: Asking,
  { providerId, resourceId }: { providerId: number; resourceId: number },
  input: unknown,
): Promise<OutOfServiceDone> {
  return providerCommand(asking, {
    operation: 'takeOutOfService',
    action,
    providerId,
    of: { resourceId },
    schema: OutOfServiceForm,
    input,
    async run(tx, form): Promise<Done<OutOfServiceDone>> {
      const { id, hurts } = await takeOutOfService(tx, {
        providerId,
        ...outOfServiceOfForm(resourceId, form),
      });
      const { zone } = await placeAndToday(tx, providerId);
      const times = hurts.times.map(({ unit, from, to }) => {
        return { unit, start: localTextOf(zone, from), end: localTextOf(zone, to) };
      });
      const answer = { id, hurts: { count: hurts.count, times } };
      const after = { outOfService: id, ...form, hurts: hurts.count };
      return { answer, changes: [{ subject: 'resource', subjectId: resourceId, after }] };
    },
  });
}

/** Puts it back into service. @throws Refusal as `providerCommand`; notFound */
export async function putBackInServiceCommand(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<object> {
  return providerCommand(asking, {
    operation: 'putBackInService',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx): Promise<Done<object>> {
      const { resourceId, ...before } = await putBackInService(tx, { providerId, id });
      return { answer: {}, changes: [{ subject: 'resource', subjectId: resourceId, before, after: null }] };
    },
  });
}
