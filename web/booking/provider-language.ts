import { createContext, use } from 'react';

/** In which language a provider writes: its names, descriptions and offers, whatever language the page is in (WCAG 3.1.2). */
export const ProviderLanguage = createContext<string | undefined>(undefined);

/** The `lang` of what a provider wrote. */
export function useProviderLanguage(): string | undefined {
  return use(ProviderLanguage);
}
