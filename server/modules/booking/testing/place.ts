import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import type { NewOfferInput } from '#server/modules/catalog/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { ProviderWanted } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { NewResource } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export interface PlaceWanted {
  provider?: ProviderWanted;
  /** Who does it. Default: Anna and Bruno. */
  people?: readonly string[];
  /** In one of these it takes place. Default: it needs none. */
  rooms?: readonly Partial<NewResource>[];
  offer?: Partial<NewOfferInput>;
}

export interface Place extends OfferMade {
  rooms: number[];
}

/** A center where people who work from 9 to 18 every day do the same, an hour for 50 euro unless told otherwise. */
export async function aPlace(
  app: TestApp,
  { provider, people: names = ['Anna', 'Bruno'], rooms: wanted = [], offer }: PlaceWanted = {},
): Promise<Place> {
  const work = app.work();
  const providerId = await aProvider(work, provider);
  const people: number[] = [];
  for (const name of names) people.push(await aColleague(work, { providerId, name }));
  for (const resourceId of people) await worksEveryDay(work, { providerId, resourceId });
  const rooms: number[] = [];
  for (const room of wanted) rooms.push(await anEquipment(work, { providerId, ...room }));
  const needs = rooms.length > 0 ? [{ resourceIds: rooms }] : [];
  return { ...(await anOffer(work, { needs, ...offer, providerId, people })), rooms };
}
