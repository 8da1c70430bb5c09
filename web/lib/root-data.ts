import { useRouteLoaderData } from 'react-router';
import type { Locale } from '#contracts/languages.ts';
import type { PublicConfig } from '#contracts/public-config.ts';

/** What every page knows; loaded by the root route. */
export type RootData = { locale: Locale; origin: string; publicConfig: PublicConfig };

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function usePublicConfig(): PublicConfig {
  return useRootData()?.publicConfig ?? {};
}
