import { expect, it } from 'vitest';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import type { OwnCenter } from '../center/center-calls.ts';
import { innerScreensOf } from './inner-screens.ts';

const t: Texts = (message, ...values) => message(values[0] ?? ({} as never), { locale: 'it' });
const places = {
  t,
  centerPath: (path: string) => `/it/business/7/${path}`,
  localPath: (path: string) => `/it${path}`,
};
const found = (viewerCan: ProviderAction[], setup: OwnCenter['setup'] = 'over') =>
  innerScreensOf(
    {
      providerId: 7,
      name: 'Il Prato',
      city: null,
      timeZone: 'Europe/Rome',
      role: 'owner',
      setup,
      viewerCan,
      notInPackage: [],
    },
    places,
  ).map(({ href, label, detail }) => [href, label, detail]);

it('finds what lies under an entry, by what the role may open', () => {
  expect(found(['changeCustomers', 'changeServices', 'seeNotices'])).toEqual([
    ['/it/business/7/notices', 'Avvisi', ''],
    ['/it/business/7/customers/tags', 'Etichette', 'Clienti'],
    ['/it/business/7/groups', 'Gruppi', ''],
    ['/it/business/7/services/order', 'Ordine del listino', 'Servizi'],
  ]);
  expect(found(['seeReservations'])).toEqual([]);
});

it('finds the own account beside all centers', () => {
  expect(found(['changePerson'])).toEqual([
    ['/it/business/7/change-person', 'Cambia persona', ''],
    ['/it/business/account', 'Account', ''],
  ]);
});

it('finds none of them before the first settings are over', () => {
  expect(found(['setUpCenter', 'changeServices', 'seeNotices'], 'open')).toEqual([]);
});
