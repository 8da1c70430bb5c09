import { SIGNED_IN_AS_BUSINESS, whoMay } from './actors.ts';
import { NOBODY } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  ACTS_ON_SERVICES,
  CENTER,
  GROUP_TO_DELETE,
  GROUP_TO_MOVE,
  GROUP_TO_SAVE,
  GROUPS_SCREEN,
  NEW_SERVICE_SCREEN,
  NEW_SERVICE_TO_SAVE,
  ORDER_OF_SERVICES,
  SERVICE_SCREEN,
  SERVICE_TO_EDIT_SCREEN,
  SERVICES_SCREEN,
} from './targets/center-pages.ts';
import { ONESELF } from './targets/own-account.ts';

const SEES = whoMay('seeServices');
const CHANGES = whoMay('changeServices');

/** The screens of a center, and what their forms do. */
export const PAGES_OF_CENTER: readonly Row[] = [
  row('GET /business', ONESELF, SIGNED_IN_AS_BUSINESS),
  row('GET /business/:center', CENTER, SEES, NOBODY),
  row('GET /business/:center/services', SERVICES_SCREEN, SEES, NOBODY),
  row('POST /business/:center/services', ACTS_ON_SERVICES, CHANGES, NOBODY),
  row('GET /business/:center/services/:id', SERVICE_SCREEN, SEES, NOBODY),
  row('GET /business/:center/services/order', SERVICES_SCREEN, SEES, NOBODY),
  row('POST /business/:center/services/order', ORDER_OF_SERVICES, CHANGES, NOBODY),
  row('GET /business/:center/services/new', NEW_SERVICE_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/services/new', NEW_SERVICE_TO_SAVE, CHANGES, NOBODY),
  row('GET /business/:center/services/:id/edit', SERVICE_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('POST /business/:center/services/:id/edit', SERVICE_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row('GET /business/:center/services/groups', GROUPS_SCREEN, SEES, NOBODY),
  row('POST /business/:center/services/groups', GROUP_TO_SAVE, CHANGES, NOBODY),
  row('POST /business/:center/services/groups', GROUP_TO_DELETE, CHANGES, NOBODY),
  row('POST /business/:center/services/groups', GROUP_TO_MOVE, CHANGES, NOBODY),
];
