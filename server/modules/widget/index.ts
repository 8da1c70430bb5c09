export { integrationCode } from './rules/integration-code.ts';
export type { IntegrationChanges } from './store/web-integrations.ts';
export { askedContactAsJson } from './store/web-integrations.ts';
export type { WebIntegration } from './use-cases/get-web-integration.ts';
export { getLatestWebIntegration, getWebIntegration } from './use-cases/get-web-integration.ts';
export {
  createDefaultIntegration,
  createWebIntegration,
  updateWebIntegration,
} from './use-cases/set-up-integration.ts';
