import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { ProviderCreated } from '#server/modules/providers/facts.ts';
import { createDefaultIntegration } from './use-cases/change-integrations.ts';

export const widgetReactions: Reaction[] = [
  reaction<ProviderCreated>('providerCreated', 'createDefaultIntegration', (work, { providerId }) =>
    createDefaultIntegration(work, providerId),
  ),
];
