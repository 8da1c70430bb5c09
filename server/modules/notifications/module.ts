import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const notificationsModule: ModuleManifest = {
  name: 'notifications',
  level: 9,
  graphql: () => import('./graphql/index.ts'),
  routes: async (server, app) => (await import('./http/index.ts')).registerNotificationsRoutes(server, app),
  reactionsOfToday: async () => [
    ...(await import('./reactions.ts')).notificationsReactions(),
    ...(await import('./account-reactions.ts')).accountReactions(),
    ...(await import('./subscription-reactions.ts')).subscriptionReactions(),
    ...(await import('./video-reactions.ts')).videoReactions(),
    ...(await import('./pass-reactions.ts')).passReactions(),
    ...(await import('./wallet-reactions.ts')).walletReactions(),
    ...(await import('./chat-reactions.ts')).chatReactions(),
    ...(await import('./newsletter-reactions.ts')).newsletterReactions(),
    ...(await import('./template-reactions.ts')).templateReactions(),
    ...(await import('./staff-reactions.ts')).staffReactions(),
  ],
  customerRows: async () => (await import('./customer-rows.ts')).notificationsCustomerRows,
  jobs: async (deps) => (await import('./jobs.ts')).notificationsJobs(deps),
  personalData: async () => (await import('./use-cases/personal-data.ts')).notificationsPersonalData,
};
