import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const myBookingsModule: ModuleManifest = {
  name: 'my-bookings',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
};
