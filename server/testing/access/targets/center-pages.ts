import { randomUUID } from 'node:crypto';
import type { Member, Town } from '../town.ts';
import { paymentVersionOf, shareVersionOf, twoPhotos, versionOf } from './profile.ts';
import { group, letDo, otherPlaceOf, placeOf, service } from './services.ts';
import type { AnothersIds, Args, AccessTarget } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const anotherCenter: AnothersIds = (town, me) =>
  [otherPlaceOf(town, me), town.hidden].map(({ providerId }) => ({ center: providerId }));
const anotherService =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await service(town, otherPlaceOf(town, me)) }];
const anotherGroup =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await group(town, otherPlaceOf(town, me)) }];

const anotherPhoto =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await twoPhotos(town, otherPlaceOf(town, me)))[0] }];

/** Forms come with the key of the page that they were opened on. */
const withKey = (args: Args): Args =>
  args['form'] === undefined ? args : { ...args, form: { ...args['form'], attemptKey: randomUUID() } };

/** A screen of a center, with whatever else its address and form say. */
export function screen(
  called: string,
  argsOf: (town: Town, me: Member, place: ReturnType<typeof placeOf>) => Promise<Args> | Args,
  ids: AccessTarget['ids'] = {},
): AccessTarget {
  return {
    called: `${called} of a center; another’s: of another one`,
    async mine(town, me) {
      const place = placeOf(town, me);
      await letDo(town, place, me);
      return { center: place.providerId, ...withKey(await argsOf(town, me, place)) };
    },
    async others(town, me) {
      const place = otherPlaceOf(town, me);
      return [{ center: place.providerId, ...withKey(await argsOf(town, me, place)) }];
    },
    unknown: { center: UNKNOWN_ID },
    ids: { center: anotherCenter, ...ids },
  };
}

export const WELCOME_SCREEN = screen('the first settings', () => ({}));
export const STEP_TO_SAVE = screen('one of the first settings', () => ({
  // What is booked there stays inside
  form: { intent: 'hours', template: 'everyDay', opensAt: '00:00', closesAt: '23:45' },
}));
export const PAGE_TO_PUBLISH = screen('the page to publish', () => ({ form: { intent: 'publish' } }));

export const CENTER = screen('the frame', () => ({}));
export const FIND_SCREEN = screen('the search', () => ({ search: { q: 'example' } }));
export const SERVICES_SCREEN = screen('the services', () => ({}), {
  'search.group': anotherGroup('search.group'),
});
export const SERVICE_SCREEN = screen(
  'a service',
  async (town, _me, place) => ({ id: await service(town, place) }),
  { id: anotherService('id') },
);
export const ACTS_ON_SERVICES = screen(
  'an act on a service',
  async (town, _me, place) => ({ form: { act: 'archive', ids: await service(town, place) } }),
  { 'form.ids': anotherService('form.ids') },
);
export const ORDER_OF_SERVICES = screen(
  'the order of services',
  async (town, _me, place) => {
    const [id, before] = [await service(town, place), await service(town, place)];
    return { form: { move: `before:${before}:${id}` } };
  },
  {
    'form.move': async (town, me) => {
      const another = await service(town, otherPlaceOf(town, me));
      return [{ 'form.move': `before:${another}:` }];
    },
  },
);
const typed = {
  name: 'Trattamento',
  locationType: '1',
  'offers.0.priceCents': '45,00',
  'offers.0.durationMinutes': '45',
  'offers.0.isActive': 'on',
};
export const NEW_SERVICE_SCREEN = screen('the form of a new service', () => ({}), {
  'search.from': anotherService('search.from'),
});
export const NEW_SERVICE_TO_SAVE = screen('a new service', () => ({ form: typed }), {
  'form.groupId': anotherGroup('form.groupId'),
});
export const SERVICE_TO_EDIT_SCREEN = screen(
  'the form of a service',
  async (town, _me, place) => ({ id: await service(town, place), form: { ...typed, version: 1 } }),
  { id: anotherService('id'), 'form.groupId': anotherGroup('form.groupId') },
);
let made = 0;
export const GROUPS_SCREEN = screen('the groups of services', () => ({}));
export const GROUP_TO_SAVE = screen(
  'a group of services to change',
  async (town, _me, place) => ({
    form: { id: await group(town, place), name: `Raccolta ${(made += 1)}`, color: '#336655' },
  }),
  { 'form.id': anotherGroup('form.id') },
);
export const GROUP_TO_DELETE = screen(
  'a group of services to delete',
  async (town, _me, place) => ({ form: { intent: 'delete', id: await group(town, place) } }),
  { 'form.id': anotherGroup('form.id') },
);
export const GROUP_TO_MOVE = screen('the order of the groups', async (town, _me, place) => {
  const [id, before] = [await group(town, place), await group(town, place)];
  return { form: { move: `before:${before}:${id}` } };
});

const profileForm = async (town: Town, place: ReturnType<typeof placeOf>): Promise<Args> => ({
  intent: 'profile',
  version: await versionOf(town, place, 'profile'),
  name: 'Il Prato',
  description: `Quiete ${(made += 1)}`,
  categories: 'spa',
});
export const PROFILE_SCREEN = screen('the profile', () => ({}));
export const PROFILE_TO_SAVE = screen('the profile to save', async (town, _me, place) => ({
  form: await profileForm(town, place),
}));
export const LOCATION_TO_SAVE = screen('the location to save', async (town, _me, place) => ({
  form: {
    intent: 'location',
    version: await versionOf(town, place, 'location'),
    city: 'Bologna',
    countryCode: 'IT',
    addressLine1: `Via Rossa ${(made += 1)}`,
  },
}));
export const PAGE_TO_TAKE_DOWN = screen('the page to take down', () => ({ form: { intent: 'unpublish' } }));
export const PHOTO_SCREEN = screen(
  'a photo',
  async (town, _me, place) => ({ id: (await twoPhotos(town, place))[0] }),
  { id: anotherPhoto('id') },
);
export const PHOTO_TO_DESCRIBE = screen(
  'a photo to describe',
  async (town, _me, place) => ({
    id: (await twoPhotos(town, place))[0],
    form: { version: 1, description: 'La sala' },
  }),
  { id: anotherPhoto('id') },
);
export const PHOTO_TO_DELETE = screen(
  'a photo to delete',
  async (town, _me, place) => ({ form: { intent: 'delete', id: (await twoPhotos(town, place))[0] } }),
  { 'form.id': anotherPhoto('form.id') },
);
export const PHOTO_TO_MOVE = screen('the order of the photos', async (town, _me, place) => {
  const [before, id] = await twoPhotos(town, place);
  return { form: { move: `before:${before}:${id}` } };
});
export const SETTINGS_SCREEN = screen('the settings', () => ({}));
export const COLLABORATOR_RULES_TO_SAVE = screen('what its collaborators may', async (town, _me, place) => ({
  form: { intent: 'collaborators', version: await versionOf(town, place, 'collaborators'), actsOnOwn: 'on' },
}));
export const GLOBAL_SHARE_TO_SAVE = screen('its global share', async (town, _me, place) => ({
  form: {
    intent: 'share',
    version: await shareVersionOf(town, place),
    amountType: 'fixed',
    amount: String(1 + ((made += 1) % 900)),
  },
}));
export const SETTINGS_TO_SAVE = screen('the settings to save', async (town, _me, place) => ({
  form: {
    version: await versionOf(town, place, 'settings'),
    language: 'it',
    timeZone: 'Europe/Rome',
    timeNote: `Nota ${(made += 1)}`,
    reservationOffsetMinutes: 0,
    bookingHorizonDays: 180,
    defaultTimeSlotStep: 5,
    freeCancellationHours: 24,
    confirmed: '1',
  },
}));
export const BILLING_TO_SAVE = screen('the billing data to save', async (town, _me, place) => ({
  form: {
    intent: 'billing',
    version: await versionOf(town, place, 'billing'),
    name: `Il Prato ${(made += 1)} srl`,
    countryCode: 'IT',
    piva: '12345678903',
  },
}));
export const VAT_TO_SAVE = screen('how it is taxed, to save', async (town, _me, place) => ({
  form: {
    intent: 'vat',
    version: await versionOf(town, place, 'vat'),
    regime: 'ordinary',
    treatment: (made += 1) % 2 === 0 ? 'standard' : 'reduced',
  },
}));
export const PAYMENTS_TO_SAVE = screen('the payment settings to save', async (town, _me, place) => ({
  form: {
    intent: 'payments',
    version: await paymentVersionOf(town, place),
    acceptPayments: 'Optional',
    serviceOnsite: 'on',
    serviceOnline: 'on',
    onlineDiscountBasisPoints: String((made += 1) % 90),
    acceptNonCustomerBookings: 'on',
  },
}));
