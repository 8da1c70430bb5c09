import { globSync } from 'node:fs';
import { PROJECT_ROOT } from '#server/config.ts';

/** Where the tests of one room stand: its own folders, and its part of those about the whole product. */
interface Room {
  /** Default: the module's. */
  folders?: readonly string[];
  /** Folders `web/features/business/<name>` and `web/business-frame/<name>`, for their component tests. */
  screens?: readonly string[];
  /** Files `server/testing/access/<name>.integration.test.ts`. */
  access?: readonly string[];
  /** Files `e2e/<name>.spec.ts`. */
  journeys?: readonly string[];
}

/** What `npm test -- <room>` runs. Every module stands here, and every access test and journey at least once. */
export const ROOMS: Readonly<Record<string, Room>> = {
  identity: {
    access: ['everybody', 'pages-for-everybody'],
    journeys: ['account', 'another-email', 'business-login', 'new-customer', 'early-clicks'],
  },
  media: {
    folders: ['server/modules/media', 'server/adapters/object-storage'],
    access: ['everybody'],
    journeys: ['avatar'],
  },
  authority: { access: ['center', 'pin-sessions', 'health'] },
  packages: { access: ['everybody'] },
  taxes: {},
  avatars: { access: ['everybody'], journeys: ['avatar'] },
  providers: {
    screens: ['profile', 'gallery', 'setup', 'settings'],
    access: ['everybody', 'center', 'pages-of-centers'],
    journeys: ['pages', 'profile'],
  },
  staff: { screens: ['staff'], access: ['everybody', 'center', 'pages-of-centers'], journeys: ['staff'] },
  team: { access: ['team', 'pages-of-team'], journeys: ['content'] },
  blog: { access: ['team', 'pages-of-team'], journeys: ['content'] },
  texts: { access: ['team', 'pages-of-team'], journeys: ['content'] },
  newsletter: { access: ['team', 'pages-of-team'], journeys: ['content'] },
  customers: {
    screens: ['customers'],
    access: ['everybody', 'desk'],
    journeys: ['own-bookings', 'new-reservation', 'customers', 'customers-merge', 'customer-fields'],
  },
  'customer-import': {
    screens: ['customer-import'],
    access: ['center', 'pages-at-the-desk'],
    journeys: ['customer-import'],
  },
  catalog: {
    screens: ['services'],
    access: ['everybody', 'center', 'pages-of-centers'],
    journeys: ['services', 'service-needs'],
  },
  widget: {
    screens: ['widget'],
    access: ['everybody', 'center', 'pages-of-centers'],
    journeys: ['pages', 'widget-settings'],
  },
  'email-templates': {
    screens: ['email-templates'],
    access: ['center', 'pages-of-centers'],
    journeys: ['every-screen'],
  },
  availability: {
    screens: ['hours', 'holidays', 'blocks'],
    access: ['everybody', 'center', 'pages-at-the-desk'],
    journeys: ['booking', 'hours'],
  },
  payments: {
    screens: ['payment-settings', 'till'],
    folders: ['server/modules/payments', 'server/adapters/card-payments'],
    access: ['everybody', 'center', 'pages-of-centers', 'desk'],
    journeys: [
      'paying',
      'wallets',
      'card-processor',
      'coming-back',
      'payment-account',
      'till',
      'collect',
      'desk-by-hand',
    ],
  },
  selling: { journeys: ['booking'] },
  videos: {
    screens: ['products'],
    access: ['videos', 'pages-for-everybody', 'pages-of-centers'],
    journeys: ['video-courses'],
  },
  memberships: {
    screens: ['memberships'],
    access: ['memberships', 'pages-of-centers'],
    journeys: ['memberships'],
  },
  films: { screens: [], access: [], journeys: [] },
  chat: {
    screens: ['messages'],
    access: ['chat'],
    journeys: ['chat', 'chat-files', 'chat-channels', 'chat-narrow'],
  },
  classes: {
    screens: ['classes'],
    access: ['classes', 'pages-for-everybody', 'pages-of-centers'],
    journeys: ['class-sign-up', 'term'],
  },
  booking: {
    screens: ['reservations', 'new-reservation'],
    access: ['everybody', 'desk', 'pages-at-the-desk', 'repetitions'],
    journeys: [
      'booking',
      'new-reservation',
      'paying',
      'wallets',
      'own-bookings',
      'coming-back',
      'open-holds',
      'collect',
      'desk-acts',
      'calendar-moves',
      'reservations',
    ],
  },
  onboarding: {
    screens: ['register', 'setup'],
    access: ['everybody', 'pages-of-centers'],
    journeys: ['register'],
  },
  colleagues: {
    screens: ['users', 'change-person'],
    access: ['center', 'pages-of-centers'],
    journeys: ['users', 'change-person'],
  },
  planning: { screens: ['planning'], access: ['center'], journeys: ['planning'] },
  calendar: {
    screens: ['calendar'],
    access: ['desk', 'pages-of-centers'],
    journeys: ['calendar', 'calendar-moves', 'blocks', 'rooms', 'live', 'desk-by-hand'],
  },
  'my-bookings': { access: ['everybody'], journeys: ['own-bookings'] },
  exports: { screens: ['exports'], access: ['center', 'pages-at-the-desk'], journeys: ['exports'] },
  'customer-cards': {
    screens: ['customers'],
    access: ['desk', 'pages-at-the-desk'],
    journeys: ['customers', 'customers-merge', 'customer-fields'],
  },
  today: { screens: ['today'], access: ['desk', 'pages-of-centers'], journeys: ['today'] },
  search: {
    folders: ['server/modules/search', 'server/adapters/places'],
    access: ['everybody'],
    journeys: ['search'],
  },
  notifications: {
    screens: ['notices', 'sent-mails'],
    folders: ['server/modules/notifications', 'server/adapters/mail'],
    access: ['everybody', 'desk', 'pages-of-centers'],
    journeys: ['paying', 'notices', 'sent-mails'],
  },
  privacy: { access: ['everybody'], journeys: ['privacy', 'who-left'] },
  kernel: { folders: ['server/kernel'] },
  graphql: { folders: ['server/graphql'], access: ['coverage', 'leaks', 'repetitions'] },
  web: {
    folders: ['web', 'contracts'],
    access: ['pages-for-everybody', 'pages-of-centers', 'pages-at-the-desk'],
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
  component: string[];
  integration: string[];
  journeys: string[];
}

/** The test files of rooms, each once. @throws Error for a room that there is not */
export function testsOf(names: readonly string[]): TestFiles {
  const rooms = names.map((name) => {
    const room = ROOMS[name];
    if (!room) throw new Error(`There is no room ${name}. There are: ${Object.keys(ROOMS).join(', ')}`);
    return { folders: [`server/modules/${name}`], screens: [], access: [], journeys: [], ...room };
  });
  const foldersOf = ({ folders, screens }: (typeof rooms)[number]): string[] => [
    ...folders,
    ...screens.flatMap((name) => [`web/features/business/${name}`, `web/business-frame/${name}`]),
  ];
  const own = globSync(
    rooms.flatMap((room) => foldersOf(room).map((folder) => `${folder}/**/*.test.{ts,tsx}`)),
    { cwd: PROJECT_ROOT },
  );
  const isComponent = (file: string) => file.endsWith('.component.test.tsx');
  const isIntegration = (file: string) => file.endsWith('.integration.test.ts');
  const access = rooms.flatMap((room) =>
    room.access.map((name) => `server/testing/access/${name}.integration.test.ts`),
  );
  const journeys = rooms.flatMap((room) => room.journeys.map((name) => `e2e/${name}.spec.ts`));
  return {
    unit: sortedOnce(own.filter((file) => !isIntegration(file) && !isComponent(file))),
    component: sortedOnce(own.filter(isComponent)),
    integration: sortedOnce([...own.filter(isIntegration), ...access]),
    journeys: sortedOnce(journeys),
  };
}

const sortedOnce = (files: readonly string[]): string[] => [...new Set(files)].sort();
