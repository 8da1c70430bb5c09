import { globSync } from 'node:fs';
import { PROJECT_ROOT } from '#server/config.ts';

/** Where the tests of one room stand: its own folders, and its part of those about the whole product. */
interface Room {
  /** Default: the module's. */
  folders?: readonly string[];
  /** Files `server/testing/access/<name>.integration.test.ts`. */
  access?: readonly string[];
  /** Files `e2e/<name>.spec.ts`. */
  journeys?: readonly string[];
}

/** What `npm test -- <room>` runs. Every module stands here, and every access test and journey at least once. */
export const ROOMS: Readonly<Record<string, Room>> = {
  identity: {
    access: ['coming-in', 'own-account', 'second-factors', 'pages-of-account'],
    journeys: ['account', 'another-email', 'business-login', 'new-customer', 'early-clicks'],
  },
  media: {
    folders: ['server/modules/media', 'server/adapters/object-storage'],
    access: ['addresses'],
    journeys: ['avatar'],
  },
  authority: { access: ['services', 'hours'] },
  packages: { access: ['marketplace'] },
  taxes: {},
  avatars: { access: ['addresses', 'own-account'], journeys: ['avatar'] },
  providers: {
    access: ['marketplace', 'booking-as-guest', 'profile', 'pages-of-center'],
    journeys: ['pages', 'profile'],
  },
  staff: { access: ['marketplace', 'staff', 'pages-of-center'], journeys: ['staff'] },
  customers: {
    access: ['booking-as-guest', 'desk-booking', 'customers'],
    journeys: ['own-bookings', 'new-reservation', 'customers', 'customers-merge', 'customer-fields'],
  },
  'customer-import': { access: ['customer-import', 'pages-of-customers'], journeys: ['customer-import'] },
  catalog: {
    access: ['marketplace', 'services', 'pages-of-center'],
    journeys: ['services', 'service-needs'],
  },
  widget: { access: ['marketplace', 'widget', 'pages-of-center'], journeys: ['pages', 'widget-settings'] },
  availability: {
    access: ['marketplace', 'booking-as-guest', 'hours', 'staff', 'pages-of-hours'],
    journeys: ['booking', 'hours'],
  },
  payments: {
    folders: ['server/modules/payments', 'server/adapters/card-payments'],
    access: ['booking-as-guest', 'own-bookings', 'addresses', 'profile', 'pages-of-center', 'reservations'],
    journeys: [
      'paying',
      'card-processor',
      'coming-back',
      'payment-account',
      'till',
      'collect',
      'desk-by-hand',
    ],
  },
  booking: {
    access: [
      'booking-as-guest',
      'own-bookings',
      'desk-booking',
      'desk',
      'reservations',
      'pages-of-reservations',
      'repetitions',
    ],
    journeys: [
      'booking',
      'new-reservation',
      'paying',
      'own-bookings',
      'coming-back',
      'open-holds',
      'collect',
      'desk-acts',
      'calendar-moves',
      'reservations',
    ],
  },
  onboarding: { access: ['onboarding', 'pages-of-center'], journeys: ['register'] },
  colleagues: { access: ['users', 'pages-of-center'], journeys: ['users', 'change-person'] },
  planning: { access: ['services', 'hours', 'staff', 'users'], journeys: ['planning'] },
  calendar: {
    access: ['calendar', 'pages-of-center'],
    journeys: ['calendar', 'calendar-moves', 'blocks', 'rooms', 'live', 'desk-by-hand'],
  },
  exports: { access: ['exports', 'pages-of-exports'], journeys: ['exports'] },
  'customer-cards': {
    access: ['customers', 'pages-of-customers'],
    journeys: ['customers', 'customers-merge', 'customer-fields'],
  },
  today: { access: ['today', 'pages-of-center'], journeys: ['today'] },
  search: {
    folders: ['server/modules/search', 'server/adapters/places'],
    access: ['marketplace'],
    journeys: ['search'],
  },
  notifications: {
    folders: ['server/modules/notifications', 'server/adapters/mail'],
    access: ['addresses', 'notices', 'reservations', 'customers', 'pages-of-center'],
    journeys: ['paying', 'notices', 'sent-mails'],
  },
  privacy: { access: ['own-account', 'addresses'], journeys: ['privacy', 'who-left'] },
  kernel: { folders: ['server/kernel'] },
  graphql: { folders: ['server/graphql'], access: ['coverage', 'leaks', 'repetitions'] },
  web: {
    folders: ['web', 'contracts'],
    access: [
      'pages-for-all',
      'pages-of-account',
      'pages-of-center',
      'pages-of-hours',
      'pages-of-reservations',
    ],
    journeys: [
      'pages',
      'search',
      'early-clicks',
      'protocol',
      'new-customer',
      'faults',
      'lost-steps',
      'lost-answers',
      'kit',
      'find',
      'sidebar',
      'every-screen',
    ],
  },
};

export interface TestFiles {
  unit: string[];
  integration: string[];
  journeys: string[];
}

/** The test files of rooms, each once. @throws Error for a room that there is not */
export function testsOf(names: readonly string[]): TestFiles {
  const rooms = names.map((name) => {
    const room = ROOMS[name];
    if (!room) throw new Error(`There is no room ${name}. There are: ${Object.keys(ROOMS).join(', ')}`);
    return { folders: [`server/modules/${name}`], access: [], journeys: [], ...room };
  });
  const own = globSync(
    rooms.flatMap(({ folders }) => folders.map((folder) => `${folder}/**/*.test.ts`)),
    { cwd: PROJECT_ROOT },
  );
  const isIntegration = (file: string) => file.endsWith('.integration.test.ts');
  const access = rooms.flatMap((room) =>
    room.access.map((name) => `server/testing/access/${name}.integration.test.ts`),
  );
  const journeys = rooms.flatMap((room) => room.journeys.map((name) => `e2e/${name}.spec.ts`));
  return {
    unit: sortedOnce(own.filter((file) => !isIntegration(file))),
    integration: sortedOnce([...own.filter(isIntegration), ...access]),
    journeys: sortedOnce(journeys),
  };
}

const sortedOnce = (files: readonly string[]): string[] => [...new Set(files)].sort();
