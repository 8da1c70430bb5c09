import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  NEW_PRODUCT_SCREEN,
  PRODUCT_SCREEN,
  PRODUCT_TO_ARCHIVE,
  PRODUCT_TO_DELETE,
  PRODUCT_TO_EDIT_SCREEN,
  PRODUCTS_SCREEN,
} from './targets/video-pages.ts';

const SEES = whoMay('seeProducts');
const CHANGES = whoMay('changeProducts');
const BY_ID = { ignores: { productId: 'the form says which course it is about' } };

/** The screens of video courses and what their forms do. */
export const PAGES_OF_VIDEOS: readonly Row[] = [
  row('GET /business/:center/products', PRODUCTS_SCREEN, SEES, NOBODY),
  row('POST /business/:center/products', PRODUCT_TO_ARCHIVE, CHANGES, NOBODY),
  row('GET /business/:center/products/new', NEW_PRODUCT_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/products/new', NEW_PRODUCT_SCREEN, CHANGES, NOBODY),
  row('GET /business/:center/products/:productId', PRODUCT_SCREEN, SEES, NOBODY),
  row('POST /business/:center/products/:productId', PRODUCT_TO_DELETE, CHANGES, NOBODY, BY_ID),
  row('GET /business/:center/products/:productId/edit', PRODUCT_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/products/:productId/edit', PRODUCT_TO_EDIT_SCREEN, CHANGES, NOBODY),
];
