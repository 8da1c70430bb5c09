import type { Mutant } from '../mutant.ts';

const EXPORTS = ['server/modules/exports/exports.integration.test.ts'];
const CSV = ['server/modules/exports/rules/csv.test.ts'];
const PRINTABLE = ['server/modules/exports/rules/printable.test.ts'];

export const EXPORTED: readonly Mutant[] = [
  {
    bug: 'a cell that begins with a formula is written as it is',
    file: 'server/modules/exports/rules/csv.ts',
    search: "FORMULA.test(text) ? `'${text}` : text",
    replace: 'text',
    tests: CSV,
  },
  {
    bug: 'marks of direction come onto paper',
    file: 'server/modules/exports/rules/printable.ts',
    search: ".replaceAll(MARKS, '')",
    replace: '',
    tests: PRINTABLE,
  },
  {
    bug: 'a list is exported without a fresh proof',
    file: 'server/modules/authority/actions.ts',
    search: "exportReservations: rule(OWNER_AND_DIRECTOR, { feature: 'exports', isAfterStepUp: true })",
    replace: "exportReservations: rule(OWNER_AND_DIRECTOR, { feature: 'exports' })",
    tests: EXPORTS,
  },
  {
    bug: 'a file of customers shows contacts to who sees none',
    file: 'server/modules/customer-cards/use-cases/customers-to-export.ts',
    search: 'withContacts ? rows : rows.map((one) => ({ ...one, email: null, phone: null, taxCode: null }))',
    replace: 'rows',
    tests: EXPORTS,
  },
  {
    bug: 'a file of customers has rows of another provider',
    file: 'server/modules/customer-cards/store/exported-customers.ts',
    search: 'where ${conditionsOf(work.now(), question)}',
    replace: 'where c.archived_at is null',
    tests: EXPORTS,
  },
  {
    bug: 'a PDF of any length is made',
    file: 'server/modules/exports/use-cases/export-list.ts',
    search: "format === 'pdf' && rows.total > MOST_PDF_ROWS",
    replace: 'false',
    tests: EXPORTS,
  },
];
