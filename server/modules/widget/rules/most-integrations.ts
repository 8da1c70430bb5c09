/** How many widgets a provider may have, archived ones too. */
export const MOST_INTEGRATIONS = 50;
