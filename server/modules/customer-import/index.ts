export type { ImportKey, ImportRow } from './store/imports.ts';
export { countsOfImports } from './store/imports.ts';
export type { OwnValue } from './rules/read-row.ts';
export type { ListedRow } from './store/rows.ts';
export {
  changeCustomerImportColumns,
  createCustomerImport,
  discardCustomerImport,
  requestCustomerImportUpload,
  startCustomerImport,
} from './use-cases/commands.ts';
export type { CustomerImport, ImportColumn, NamedRow } from './use-cases/get-imports.ts';
export { getCustomerImport, getCustomerImportRows, getCustomerImports } from './use-cases/get-imports.ts';
export { reportOfImport } from './use-cases/report.ts';
