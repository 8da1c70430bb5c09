import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { ARCHIVE_PRODUCTS, DELETE_PRODUCT, RESTORE_PRODUCTS, TOGGLE_PRODUCT } from './product-calls.ts';

export type ProductActName = 'publish' | 'hide' | 'archive' | 'restore' | 'delete';

/** The call of each act on video courses. */
export const PRODUCT_ACTS: ActCalls<ProductActName> = {
  publish: (api, { providerId, id }) => api(TOGGLE_PRODUCT, { providerId, id, active: true }),
  hide: (api, { providerId, id }) => api(TOGGLE_PRODUCT, { providerId, id, active: false }),
  archive: (api, { providerId, ids }) => api(ARCHIVE_PRODUCTS, { providerId, ids }),
  restore: (api, { providerId, ids }) => api(RESTORE_PRODUCTS, { providerId, ids }),
  delete: (api, { providerId, id }) => api(DELETE_PRODUCT, { providerId, id }),
};
