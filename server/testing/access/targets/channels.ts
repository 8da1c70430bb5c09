import { aChannel } from '#server/modules/chat/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

async function argsAt(
  { app, vera }: Town,
  { providerId }: Pick<ProviderOfTown, 'providerId'>,
): Promise<Args> {
  const { rows } = await app.pool.query<{ id: number }>(
    // One that nobody may see has no owner
    'select owner_person_id as id from providers where id = $1 and owner_person_id is not null',
    [providerId],
  );
  const id = await aChannel(app.work(), { providerId, creatorId: rows[0]?.id ?? vera.personId });
  return { providerId, id, channelId: id, input: { name: `Avvisi ${(made += 1)}` } };
}

/** Whoever signs in for themselves reads the channels of a center they come to. */
async function comes(town: Town, me: Member): Promise<void> {
  const { personId, email, actor } = me;
  if (actor.area !== 'public') return;
  await aCustomer(town.app.work(), { providerId: placeOf(town, me).providerId, personId, email });
}

/** A channel, and the center whose it is. */
export const CHANNEL: AccessTarget = {
  called: 'a channel of a center; another’s: of a center where one is nothing',
  async mine(town, me) {
    await comes(town, me);
    return argsAt(town, placeOf(town, me));
  },
  others: async (town, me) => [
    await argsAt(town, me.actor.area === 'business' ? otherPlaceOf(town, me) : town.hidden),
  ],
  unknown: { providerId: UNKNOWN_ID, id: UNKNOWN_ID, channelId: UNKNOWN_ID },
  ids: {
    providerId: anotherProvider,
    channelId: async (town, me) => [{ channelId: (await argsAt(town, otherPlaceOf(town, me)))['id'] }],
    id: async (town) => [{ id: (await argsAt(town, town.hidden))['id'] }],
  },
};
