import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import {
  CUSTOMER_DETAILS,
  CUSTOMER_DETAIL_NAMES,
  IMPORTED_DETAIL_NAMES,
} from '#contracts/customer-details.ts';
import type { CustomerDetailName } from '#contracts/customer-details.ts';
import type { Customers } from '#server/kernel/database-types.ts';

/** What becomes of a column of `customers`. Everybody who adds a column decides it here: without its entry the module does not compile. */
interface ColumnRule {
  /**
   * When the provider erases the card, and when the person deletes their account: `emptied` in both, but what the provider recorded itself stays with
   * the account's deletion until the provider erases it (`typed` on Radura unless `recorded` names it, `recorded` with the card). `kept` says why.
   */
  erased: 'typed' | 'recorded' | { kept: string };
  /** Its name in the file that the person receives of themselves; else why it is not in it. */
  exported: { as: string } | { not: string };
  /** When two customers become one: taken where the kept one has nothing; else by which rule. */
  merged: 'filled' | { by: string };
}

const KEY = { kept: 'visits and orders point to the row' } as const;
const NO_DATA = { not: 'says nothing of the person' } as const;
const OWN = { by: 'each customer keeps its own' } as const;

/** The rule of every column. */
export const CUSTOMER_COLUMNS = {
  provider_id: { erased: KEY, exported: { as: 'providerId' }, merged: OWN },
  id: { erased: KEY, exported: { as: 'customerId' }, merged: OWN },
  person_id: { erased: KEY, exported: { not: 'is the person' }, merged: { by: 'mergeCustomers' } },
  email: { erased: 'typed', exported: { as: 'email' }, merged: 'filled' },
  firstname: { erased: 'typed', exported: { as: 'firstname' }, merged: 'filled' },
  lastname: { erased: 'typed', exported: { as: 'lastname' }, merged: 'filled' },
  phone: { erased: 'typed', exported: { as: 'phone' }, merged: 'filled' },
  birthday: { erased: 'recorded', exported: { as: 'birthday' }, merged: 'filled' },
  tax_code: { erased: 'recorded', exported: { as: 'taxCode' }, merged: 'filled' },
  language: { erased: 'recorded', exported: { as: 'language' }, merged: 'filled' },
  blacklisted: {
    erased: { kept: 'whoever is not received stays so' },
    exported: { as: 'isBlacklisted' },
    merged: { by: 'mergeCustomers' },
  },
  blacklist_reason: {
    erased: 'recorded',
    exported: { as: 'blacklistReason' },
    merged: { by: 'mergeCustomers' },
  },
  content_blocked: {
    erased: { kept: 'what is withheld stays so' },
    exported: { as: 'isContentBlocked' },
    merged: { by: 'mergeCustomers' },
  },
  cared_for_by: {
    erased: 'recorded',
    exported: { not: 'inYourCare tells it' },
    merged: { by: 'mergeCustomers' },
  },
  care_relation: {
    erased: 'recorded',
    exported: { not: 'inYourCare tells it' },
    merged: { by: 'mergeCustomers' },
  },
  recorded: {
    erased: { kept: 'names of columns; emptied with the card' },
    exported: { as: 'writtenByTheProvider' },
    merged: { by: 'mergeCustomers' },
  },
  words: { erased: { kept: 'computed of the others' }, exported: NO_DATA, merged: { by: 'the database' } },
  created_at: { erased: KEY, exported: { as: 'since' }, merged: OWN },
  version: { erased: KEY, exported: NO_DATA, merged: OWN },
  archived_at: {
    erased: { kept: 'set, so that no list shows the row' },
    exported: { as: 'archivedAt' },
    merged: { by: 'mergeCustomers' },
  },
  merged_into: { erased: KEY, exported: { as: 'mergedInto' }, merged: { by: 'mergeCustomers' } },
  erasure_asked_at: { erased: KEY, exported: NO_DATA, merged: OWN },
  erasure_answer: { erased: KEY, exported: NO_DATA, merged: OWN },
} as const satisfies Record<keyof Customers, ColumnRule> &
  // A detail is the provider's record: it goes with the card, to the person and into a merge
  Record<(typeof CUSTOMER_DETAILS)[CustomerDetailName]['column'], { erased: 'recorded'; merged: 'filled' }>;

const columns = Object.entries(CUSTOMER_COLUMNS) as [keyof Customers, ColumnRule][];
const erasedAs = (how: 'typed' | 'recorded') =>
  columns.filter(([, { erased }]) => erased === how).map(([column]) => column);

/** Columns that hold what somebody typed on Radura or the provider recorded: names and contacts. */
export const TYPED_COLUMNS = erasedAs('typed');
/** Columns that hold what the provider alone records. */
export const RECORDED_COLUMNS = erasedAs('recorded');

/** What the person's own file takes from a row `c`, as `column as "name"`. */
export const exportedColumns: RawBuilder<unknown> = sql.join(
  columns.flatMap(([column, { exported }]) => {
    if (!('as' in exported)) return [];
    const value = column === 'email' ? sql`nullif(c.email, '')` : sql.ref(`c.${column}`);
    return [sql`${value} as ${sql.id(exported.as)}`];
  }),
);

/** A condition in SQL: a row of `customers` still holds something of an erased person. @param alias of the row */
export const holdsPersonalData = (alias: string): string => {
  const held = [...TYPED_COLUMNS.filter((column) => column !== 'email'), ...RECORDED_COLUMNS];
  return `(${alias}.email <> '' or num_nonnulls(${held.map((column) => `${alias}.${column}`).join(', ')}) > 0)`;
};

const textOf = (name: CustomerDetailName, alias: string): RawBuilder<unknown> => {
  const { column, kind } = CUSTOMER_DETAILS[name];
  const value = sql.ref(`${alias}.${column}`);
  return kind === 'date' ? sql`${value}::text` : value;
};

/** The details of a row, as `column as "name"`; dates as texts. @param alias of the row */
export const detailColumns = (alias: string, names = CUSTOMER_DETAIL_NAMES): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`${textOf(name, alias)} as ${sql.id(name)}`));

/** Assignments for an update that writes details over. */
export const detailAssignments = (values: Record<CustomerDetailName, string | null>): RawBuilder<unknown> =>
  sql.join(
    CUSTOMER_DETAIL_NAMES.map((name) => sql`${sql.id(CUSTOMER_DETAILS[name].column)} = ${values[name]}`),
  );

/** The imported details in SQL that writes many rows at once, each made of its column and its name in the JSON given. */
export const importedDetails = (
  make: (of: {
    column: RawBuilder<unknown>;
    name: RawBuilder<unknown>;
    type: RawBuilder<unknown>;
  }) => RawBuilder<unknown>,
  separator = sql`, `,
): RawBuilder<unknown> =>
  sql.join(
    IMPORTED_DETAIL_NAMES.map((name) =>
      make({
        column: sql.id(CUSTOMER_DETAILS[name].column),
        name: sql.id(name),
        type: CUSTOMER_DETAILS[name].kind === 'date' ? sql`date` : sql`text`,
      }),
    ),
    separator,
  );
