import { aWebIntegration } from '#server/modules/widget/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { ofProvider } from './profile.ts';
import { otherPlaceOf } from './services.ts';
import type { AnothersIds } from './target.ts';

let made = 0;

/** A widget's form, each time another. */
export const typedWidget = () => ({
  name: `Sito ${(made += 1)}`,
  primaryColor: '#336655',
  showServices: true,
  showCourses: true,
  showEvents: true,
  showVideos: true,
  showMemberships: true,
  askFirstname: false,
  askLastname: false,
  askPhone: false,
});

/** A widget that nobody has changed yet, beside the one that stays. */
export async function aWidget({ app }: Town, { providerId }: ProviderOfTown): Promise<number> {
  // So that the provider never has too many, however many try.
  await app.pool.query(
    `delete from web_integrations where provider_id = $1 and id in
      (select id from web_integrations where provider_id = $1 order by id offset 8)`,
    [providerId],
  );
  return aWebIntegration(app.work(), { providerId });
}

export const anothersWidget =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await aWidget(town, otherPlaceOf(town, me)) }];

export const WIDGETS = ofProvider('the widgets', async (town, _me, place) => {
  await aWidget(town, place);
  return { input: typedWidget() };
});

export const OWN_WIDGET = ofProvider(
  'a widget',
  async (town, _me, place) => ({ id: await aWidget(town, place), version: 1, input: typedWidget() }),
  { id: anothersWidget('id') },
);
