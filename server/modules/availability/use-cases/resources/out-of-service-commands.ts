import * as v from 'valibot';
import { OutOfServiceForm } from '#contracts/validation/resource.ts';
import type { Done, Settling } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { outOfServiceOfForm, putBackInService, takeOutOfService } from '../out-of-service.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
const action = 'changeStaff';

/**
 * Takes a thing, or one unit of it, out of service, with an act for each booking that it hurts.
 * @throws Refusal as `providerCommand` and `takeOutOfService`
 */
export async function takeOutOfServiceCommand(
  asking: Asking & Settling,
  { providerId, resourceId }: { providerId: number; resourceId: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'takeOutOfService',
    action,
    providerId,
    of: { resourceId },
    schema: OutOfServiceForm,
    input,
    hurts: { by: asking, touched: () => ({ resourceIds: [resourceId] }) },
    async run(tx, form): Promise<Done<{ id: number }>> {
      const closing = outOfServiceOfForm(resourceId, form);
      const { id } = await takeOutOfService(tx, { providerId, ...closing });
      const after = { outOfService: id, ...form };
      return { answer: { id }, changes: [{ subject: 'resource', subjectId: resourceId, after }] };
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
