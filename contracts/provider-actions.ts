/** What somebody may do at a provider, by the names that the server's table, the API and the screens share. */
export const PROVIDER_ACTIONS = ['seeServices', 'changeServices'] as const;
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number];
