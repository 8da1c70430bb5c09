import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  IMPORT,
  IMPORT_COLUMNS,
  IMPORT_REPORT,
  IMPORT_ROWS,
  IMPORT_SCREEN,
  IMPORT_SCREEN_TO_START,
  IMPORT_TO_START,
  IMPORT_UPLOAD,
  IMPORTS,
  IMPORTS_SCREEN,
  NEW_IMPORT,
  PASTED_TO_IMPORT,
  SHOWS_IMPORT,
} from './targets/customer-import.ts';

const FOR_A_KEY = { needsKey: true };
const IMPORTS_CUSTOMERS = whoMay('importCustomers');
const CHANGES = { ...FOR_A_KEY, ...SHOWS_IMPORT };

/** Lists of customers that are brought to a provider. */
export const IMPORT_TABLE: readonly Row[] = [
  row('getCustomerImports', IMPORTS, IMPORTS_CUSTOMERS, NOBODY, SHOWS_IMPORT),
  row('getCustomerImport', IMPORT, IMPORTS_CUSTOMERS, NOBODY, SHOWS_IMPORT),
  row('getCustomerImportRows', IMPORT_ROWS, IMPORTS_CUSTOMERS, NOBODY, SHOWS_IMPORT),
  row('requestCustomerImportUpload', IMPORT_UPLOAD, IMPORTS_CUSTOMERS, NOBODY),
  row('createCustomerImport', NEW_IMPORT, IMPORTS_CUSTOMERS, NOBODY, CHANGES),
  row('changeCustomerImportColumns', IMPORT_COLUMNS, IMPORTS_CUSTOMERS, NOBODY, CHANGES),
  row('startCustomerImport', IMPORT_TO_START, IMPORTS_CUSTOMERS, NOBODY, CHANGES),
  row('discardCustomerImport', IMPORT, IMPORTS_CUSTOMERS, NOBODY, CHANGES),
  row('GET /customer-imports/:providerId/:id/:outcome.csv', IMPORT_REPORT, IMPORTS_CUSTOMERS, NOBODY),
];

/** The columns of a list may be the center’s own fields. */
const SHOWS_COLUMNS = { shows: [...SHOWS_IMPORT.shows, 'customer_fields.id', 'customer_fields.name'] };

/** The same on screens. */
export const PAGES_OF_IMPORT: readonly Row[] = [
  row('GET /business/:center/customers/import', IMPORTS_SCREEN, IMPORTS_CUSTOMERS, NOBODY, SHOWS_IMPORT),
  row('POST /business/:center/customers/import', PASTED_TO_IMPORT, IMPORTS_CUSTOMERS, NOBODY, SHOWS_IMPORT),
  row('GET /business/:center/customers/import/:id', IMPORT_SCREEN, IMPORTS_CUSTOMERS, NOBODY, SHOWS_COLUMNS),
  row(
    'POST /business/:center/customers/import/:id',
    IMPORT_SCREEN_TO_START,
    IMPORTS_CUSTOMERS,
    NOBODY,
    SHOWS_COLUMNS,
  ),
];
