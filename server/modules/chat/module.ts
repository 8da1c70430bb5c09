import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const chatModule: ModuleManifest = {
  name: 'chat',
  level: 8,
  routes: async (server, app) => (await import('./http/index.ts')).registerChatRoutes(server, app),
  graphql: () => import('./graphql/index.ts'),
  jobs: async () => (await import('./jobs.ts')).chatJobs,
  invariants: async () => (await import('./audit.ts')).chatInvariants,
  personalData: async () => (await import('./use-cases/personal-data.ts')).chatPersonalData,
};
