/** The least a provider's photo must measure, in pixels (specification sections 5 and 9). */
export const LEAST_PROVIDER_PHOTO = { width: 1280, height: 800 } as const;

/** As many photos as a provider's gallery holds. */
export const MOST_PROVIDER_PHOTOS = 30;
