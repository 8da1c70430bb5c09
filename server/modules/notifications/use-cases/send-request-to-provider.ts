import type { RequestField } from '#contracts/validation/provider-request.ts';
import { readProviderRequest } from '#contracts/validation/provider-request.ts';
import { getPublicProvider } from '#server/modules/providers/index.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { PROVIDER_REQUEST_KIND } from '../rules/mail-kinds.ts';
import { insertProviderRequest } from '../store/provider-requests.ts';
import { queueMail } from './queue-mail.ts';
import { requestDeskOf } from './request-desk.ts';

/**
 * Sends a request to a provider that takes no bookings online, once per idempotency key (specification section 2). Whoever wrote
 * gets no copy: the address is theirs by their word alone.
 * @throws Refusal invalidInput with each wrong field; notFound; featureNotAvailable where people book online;
 * tooManyRequests, counted per network address and per provider
 */
export async function sendRequestToProvider(
  work: Work,
  { limits }: Pick<Deps, 'limits'>,
  asked: { providerId: number; typed: { [Field in RequestField]?: string | null } },
  from: { actor: Actor; address: string; userAgent?: string; idempotencyKey: string | null },
): Promise<{ id: number }> {
  const { providerId } = asked;
  const read = readProviderRequest(asked.typed);
  if ('problems' in read) {
    const inputs = read.problems.map(({ field, problem }) => ({ code: problem, affected: [field] }));
    throw new Refusal('invalidInput', { inputs });
  }
  const { request } = read;
  const provider = await getPublicProvider(work, providerId);
  if (!provider) throw new Refusal('notFound', { affected: ['providerId'] });
  const desk = await requestDeskOf(work, provider);
  if (!desk) throw new Refusal('featureNotAvailable', { affected: ['providerId'] });

  const command = {
    operation: 'sendRequestToProvider',
    actor: nameOfActor(from.actor),
    origin: from,
    key: from.idempotencyKey,
    body: { providerId, ...request },
  };
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, async () => {
      // Inside, so that a repetition costs nothing: it gets the first answer.
      await countRequest(tx, `request-from:${from.address}`, limits.contactMessagesPerAddressPerHour);
      await countRequest(tx, `request-to:${providerId}`, limits.requestsPerProviderPerHour);
      const id = await insertProviderRequest(tx, providerId, request);
      await queueMail(tx, {
        ...desk,
        providerId,
        kind: PROVIDER_REQUEST_KIND,
        subjectId: id,
        details: {},
        sendKey: `${PROVIDER_REQUEST_KIND}:${providerId}/${id}`,
      });
      return { id };
    });
    return answer;
  });
}
