import { expect, it } from 'vitest';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { entriesOf } from './entries.ts';

const t: Texts = (message, ...values) => message(values[0] ?? ({} as never), { locale: 'en' });
const marked = (viewerCan: ProviderAction[], notInPackage: ProviderAction[]) =>
  entriesOf(
    {
      providerId: 7,
      name: 'Il Prato',
      city: null,
      timeZone: 'Europe/Rome',
      role: 'owner',
      setup: 'over',
      viewerCan,
      notInPackage,
    },
    { t, centerPath: (path) => path },
  )
    .flatMap(({ entries }) => entries)
    .filter(({ href }) => ['services', 'users', 'widget'].includes(href))
    .map(({ href, lack }) => [href, lack]);

it('marks what the package lacks and shows it all the same', () => {
  const may: ProviderAction[] = ['seeServices', 'seeUsers', 'seeWidget'];
  expect(marked(may, ['changeWidget', 'inviteUsers', 'exportCustomers'])).toEqual([
    ['services', undefined],
    ['users', 'not in your package'],
    ['widget', 'not in your package'],
  ]);
  expect(marked(may, [])).toEqual([
    ['services', undefined],
    ['users', undefined],
    ['widget', undefined],
  ]);
  // A role that may not see it has no entry either
  expect(marked(['seeServices'], ['changeWidget'])).toEqual([['services', undefined]]);
});
