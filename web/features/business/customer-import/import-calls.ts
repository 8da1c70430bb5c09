import { IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import { importFormatOf } from '#contracts/customer-import.ts';
import type {
  CustomerListColumn,
  CustomerListDetail,
  CustomerListRow,
  CustomerListShown,
  FieldOfCenter,
} from '#web/generated/operations.ts';
import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { putFile } from '#web/lib/put-file.ts';

/** A list of customers that was brought, its columns and its rows. */
export type { CustomerListColumn, CustomerListDetail, CustomerListRow, CustomerListShown, FieldOfCenter };

const SHOWN = `fragment CustomerListShown on CustomerImportSummary {
  id state fileName rowCount counts { new changed unchanged refused } createdAt
}`;
const DETAIL = `fragment CustomerListDetail on CustomerImport {
  id version problem rowsHandled isEmptied isMonthFirst prefersList areNotesHealth summary { ...CustomerListShown } columns { ...CustomerListColumn }
}
fragment CustomerListColumn on CustomerImportColumn { head field samples }`;
const ROW = `fragment CustomerListRow on CustomerImportRow {
  rowNumber cells firstname lastname email phone ${IMPORTED_DETAIL_NAMES.join(' ')} isBlacklisted isArchived carer further tags hasNotes customerId customerName
  own { fieldId value validUntil } problems { field problem otherRow known }
}`;

export const IMPORTS = operation(`query CustomerImports($providerId: Id!, $page: Int) {
  getCustomerImports(providerId: $providerId, page: $page) { total page pages items { ...CustomerListShown } }
}
${SHOWN}`);

export const IMPORT = operation(`query CustomerImport($providerId: Id!, $id: Id!) {
  getCustomerImport(providerId: $providerId, id: $id) { ...CustomerListDetail }
  getCustomerFields(providerId: $providerId) { ...FieldOfCenter }
}
${DETAIL}
fragment FieldOfCenter on CustomerField { id name kind expires isArchived }
${SHOWN}`);

export const IMPORT_ROWS =
  operation(`query CustomerImportRows($providerId: Id!, $id: Id!, $outcome: String!, $page: Int) {
  getCustomerImportRows(providerId: $providerId, id: $id, outcome: $outcome, page: $page) { total page pages items { ...CustomerListRow } }
}
${ROW}`);

export const REQUEST_UPLOAD =
  operation(`mutation RequestCustomerImport($providerId: Id!, $fileName: String!) {
  requestCustomerImportUpload(providerId: $providerId, fileName: $fileName) { uploadId presignedUrl }
}`);

export const CREATE_IMPORT =
  operation(`mutation CreateCustomerImport($providerId: Id!, $input: CustomerImportInput!) {
  createCustomerImport(providerId: $providerId, input: $input) { id }
}`);

export const CHANGE_COLUMNS =
  operation(`mutation ChangeImportColumns($providerId: Id!, $id: Id!, $version: Int!, $columns: [String!]!, $isMonthFirst: Boolean,
  $prefersList: Boolean, $areNotesHealth: Boolean) {
  changeCustomerImportColumns(providerId: $providerId, id: $id, version: $version, columns: $columns, isMonthFirst: $isMonthFirst,
    prefersList: $prefersList, areNotesHealth: $areNotesHealth) { id }
}`);

export const START_IMPORT =
  operation(`mutation StartCustomerImport($providerId: Id!, $id: Id!, $version: Int!) {
  startCustomerImport(providerId: $providerId, id: $id, version: $version) { id }
}`);

export const DISCARD_IMPORT = operation(`mutation DiscardCustomerImport($providerId: Id!, $id: Id!) {
  discardCustomerImport(providerId: $providerId, id: $id) { id }
}`);

const CONTENT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Sends the file of a list; nothing is made of it before it is brought by the id.
 * @param onProgress hears from 0 to 1 how much of it is sent
 * @returns the upload's id
 * @throws ApiFailure, UploadFailure; the signal's reason when it was called off
 */
export async function sendList(
  api: Api,
  { providerId, file }: { providerId: number; file: File },
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<number> {
  const { requestCustomerImportUpload: upload } = await api(
    REQUEST_UPLOAD,
    { providerId, fileName: file.name },
    { signal },
  );
  // Browsers call a CSV by whatever program opens it
  const typed = new Blob([file], { type: CONTENT_TYPES[importFormatOf(file.name) ?? 'csv'] });
  await putFile(upload.presignedUrl, typed, { onProgress: (percent) => onProgress(percent / 100), signal });
  return upload.uploadId;
}
