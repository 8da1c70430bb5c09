/** The least a service's picture must measure, in pixels: what a card shows of it must not be enlarged. */
export const LEAST_SERVICE_PICTURE = { width: 640, height: 400 } as const;
