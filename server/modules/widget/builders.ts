import type { Work } from '#server/kernel/work.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { IntegrationChanges } from './index.ts';
import { addIntegration } from './index.ts';

/** For tests: an integration, with a provider unless one is given. @returns its id */
export async function aWebIntegration(
  work: Work,
  { providerId, ...wanted }: IntegrationChanges & { providerId?: number } = {},
): Promise<number> {
  return addIntegration(work, providerId ?? (await aProvider(work)), { name: 'Sito', ...wanted });
}
