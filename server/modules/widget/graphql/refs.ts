import { builder } from '#server/graphql/builder.ts';
import type { WebIntegration } from '../index.ts';

export const WebIntegrationRef = builder.objectRef<WebIntegration>('WebIntegration');
