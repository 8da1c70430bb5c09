export { framingSites } from './rules/framing-sites.ts';
export { integrationCode } from './rules/integration-code.ts';
export type { IntegrationChanges } from './store/web-integrations.ts';
export { askedContactAsJson } from './store/web-integrations.ts';
export {
  addIntegration,
  changeIntegration,
  createDefaultIntegration,
} from './use-cases/change-integrations.ts';
export {
  archiveWebIntegration,
  createWebIntegration,
  editWebIntegration,
  restoreWebIntegration,
} from './use-cases/commands.ts';
export type { WebIntegration } from './use-cases/get-web-integration.ts';
export { getLatestWebIntegration, getWebIntegration } from './use-cases/get-web-integration.ts';
export type { OwnWebIntegration, OwnWebIntegrations } from './use-cases/own-integrations.ts';
export { getOwnIntegration, listOwnIntegrations } from './use-cases/own-integrations.ts';
