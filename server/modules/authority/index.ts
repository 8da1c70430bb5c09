/** The entry to authority: who may do what at a provider, and the one way a change of a provider takes. */
export type { ActionRule, Extent } from './actions.ts';
export { ACTIONS } from './actions.ts';
export type { Viewer } from './use-cases/expect-may.ts';
export { expectFreshProof } from './use-cases/expect-fresh-proof.ts';
export { expectMay } from './use-cases/expect-may.ts';
export type { Change, Done, ProviderCommand, Settling } from './use-cases/provider-command.ts';
export { providerCommand } from './use-cases/provider-command.ts';
export { notInPackage } from './use-cases/not-in-package.ts';
export { viewerCan } from './use-cases/viewer-can.ts';
export { ADMIN_RULES } from './admin-actions.ts';
export { adminCommand } from './use-cases/admin-command.ts';
export type { AdminViewer } from './use-cases/expect-admin.ts';
export { adminCan, expectAdmin, teamMember } from './use-cases/expect-admin.ts';
