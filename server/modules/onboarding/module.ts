import type { ModuleManifest } from '#server/kernel/module-manifest.ts';

export const onboardingModule: ModuleManifest = {
  name: 'onboarding',
  level: 7,
  graphql: () => import('./graphql/index.ts'),
  invariants: async () => (await import('./audit.ts')).onboardingInvariants,
};
