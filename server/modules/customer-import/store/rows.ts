import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { RowOutcome, RowProblem } from '#contracts/customer-import.ts';
import type { DB } from '#server/kernel/database-types.ts';
import type { Work } from '#server/kernel/work.ts';
import type { RowFields } from '../rules/read-row.ts';
import type { ImportKey } from './imports.ts';
import { importTables } from './tables.ts';

/** A row of a file, as the file counts its rows. */
export interface FileRow {
  rowNumber: number;
  cells: string[];
}

/** What a row was understood as, and what it comes to. */
export interface JudgedRow {
  rowNumber: number;
  fields: RowFields;
  emailKey: string | null;
  phoneKey: string | null;
  nameKey: string;
  /** By what who cares for them is found among the rows; null: the row names nobody. */
  carerKey: string | null;
  outcome: RowOutcome;
  problems: readonly RowProblem[];
  customerId: number | null;
}

/** A row that waits to be written. */
export interface WaitingRow {
  rowNumber: number;
  fields: RowFields;
  /** What was left out, or is to be looked at. */
  problems: RowProblem[];
}

/** What a row came to when it was written. */
export interface WrittenRow {
  rowNumber: number;
  outcome: RowOutcome;
  problems: readonly RowProblem[];
  customerId: number | null;
}

/** Puts rows down as they came; those that are there stay. */
export async function insertRows(
  work: Work,
  { providerId, id }: ImportKey,
  rows: readonly FileRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into customer_import_rows (provider_id, import_id, row_number, cells)
    select ${providerId}, ${id}, (row ->> 'rowNumber')::int, array(select jsonb_array_elements_text(row -> 'cells'))
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
    on conflict do nothing`.execute(work.db);
}

export async function deleteRows(work: Work, { providerId, id }: ImportKey): Promise<void> {
  await importTables(work)
    .deleteFrom('customer_import_rows')
    .where('provider_id', '=', providerId)
    .where('import_id', '=', id)
    .execute();
}

/** The next rows after one, in the order of the file. */
export async function readRowsAfter(
  work: Work,
  { providerId, id }: ImportKey,
  { after, limit }: { after: number; limit: number },
): Promise<FileRow[]> {
  return importTables(work)
    .selectFrom('customer_import_rows')
    .select(['row_number as rowNumber', 'cells'])
    .where('provider_id', '=', providerId)
    .where('import_id', '=', id)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit)
    .execute();
}

/**
 * The rows beyond some stretch of the file that have one of some e-mails.
 * @param asked.emails in small letters
 * @param asked.columns which cells hold e-mails, counted from 0
 */
export async function readRowsOfEmails(
  work: Work,
  { providerId, id }: ImportKey,
  asked: {
    emails: readonly string[];
    columns: readonly number[];
    outside: { first: number; last: number };
  },
): Promise<FileRow[]> {
  const { emails, columns, outside } = asked;
  if (emails.length === 0 || columns.length === 0) return [];
  const { rows } = await sql<FileRow>`
    select row_number as "rowNumber", cells from customer_import_rows
      where provider_id = ${providerId} and import_id = ${id} and row_number not between ${outside.first} and ${outside.last}
        and exists (select from unnest(${columns.map((index) => index + 1)}::int[]) as at
          where lower(btrim(cells[at])) = any(${[...emails]}::text[]))
      order by row_number`.execute(work.db);
  return rows;
}

/** Keeps a slice to its own stretch of the file: what else the list has is not looked at, whatever the planner takes its length for. */
function among(rows: readonly { rowNumber: number }[]): RawBuilder<boolean> {
  const numbers = rows.map(({ rowNumber }) => rowNumber);
  return sql`r.row_number between ${Math.min(...numbers)} and ${Math.max(...numbers)}`;
}

/** Writes down what some rows were understood as, in one statement. */
export async function writeJudged(
  work: Work,
  { providerId, id }: ImportKey,
  rows: readonly JudgedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update customer_import_rows r set fields = j.fields, email_key = j."emailKey", phone_key = j."phoneKey", name_key = j."nameKey",
        carer_key = j."carerKey", outcome = j.outcome, problems = j.problems, customer_id = j."customerId", is_written = false
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j ("rowNumber" int, fields jsonb, "emailKey" text, "phoneKey" text,
        "nameKey" text, "carerKey" text, outcome text, problems jsonb, "customerId" bigint)
      where r.provider_id = ${providerId} and r.import_id = ${id} and r.row_number = j."rowNumber" and ${among(rows)}`.execute(
    work.db,
  );
}

/** Whether a name has all words of another, which may be shortened to their first letter: as `namesAgree`. */
const hasWordsOf = (
  name: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`not exists (
  select from regexp_split_to_table(${other}, ' ') word where word <> '' and not exists (
    select from regexp_split_to_table(${name}, ' ') own
      where own = word or length(word) = 1 and starts_with(own, word) or length(own) = 1 and starts_with(word, own)))`;

/**
 * Of rows of one file that mean the same customer the first stays, the others are refused and name it: by the e-mail, which may also be of another in
 * the family; by phone and name; by the name alone where a row has neither.
 */
export async function refuseRepeatedRows(work: Work, { providerId, id }: ImportKey): Promise<void> {
  // The planner knows nothing yet of rows written a moment ago, takes them for one, and would look at each beside each: minutes for 10,000.
  await sql`set local enable_nestloop = off`.execute(work.db);
  for (const [key, field, condition] of [
    [sql`email_key`, 'email', sql`email_key is not null`],
    [
      sql`coalesce(phone_key, '') || ' ' || name_key`,
      null,
      sql`(phone_key is not null or email_key is null)`,
    ],
  ] as const) {
    await sql`
      update customer_import_rows r
        set outcome = 'refused', customer_id = null,
          problems = jsonb_build_array(jsonb_build_object('field', ${field}::text,
            'problem', case when ${hasWordsOf(sql`r.name_key`, sql`same.first_name`)} or ${hasWordsOf(sql`same.first_name`, sql`r.name_key`)}
              then 'sameAsRow' else 'emailOfRow' end,
            'otherRow', same.first))
        from (
          select row_number, first_value(row_number) over (partition by ${key} order by row_number) as first,
            first_value(name_key) over (partition by ${key} order by row_number) as first_name
          from customer_import_rows
          where provider_id = ${providerId} and import_id = ${id} and outcome <> 'refused' and ${condition}
        ) as same
        where r.provider_id = ${providerId} and r.import_id = ${id} and r.row_number = same.row_number and same.first < same.row_number`.execute(
      work.db,
    );
  }
  await sql`set local enable_nestloop = on`.execute(work.db);
}

/** Rows whose carer is no customer yet, but one row of the list, which names no carer itself: it is written before them (`readWaitingRows`). */
export async function foundCarersInList(work: Work, { providerId, id }: ImportKey): Promise<void> {
  await sql`
    with carer as (
      select key from customer_import_rows, unnest(array[email_key, phone_key, nullif(name_key, '')]) as key
        where provider_id = ${providerId} and import_id = ${id} and outcome <> 'refused' and carer_key is null and key is not null
        group by key having count(distinct row_number) = 1
    )
    update customer_import_rows r set outcome = case r.outcome when 'unchanged' then 'changed' else r.outcome end,
        problems = coalesce((select jsonb_agg(problem) from jsonb_array_elements(r.problems) problem where problem ->> 'problem' <> 'carer'), '[]')
      from carer where r.provider_id = ${providerId} and r.import_id = ${id} and r.carer_key = carer.key and r.outcome <> 'refused'
        and r.problems @> '[{"problem": "carer"}]'`.execute(work.db);
}

/** Whether a row of the import says a tag, and writes something. */
const saysTags = ({ providerId, id }: ImportKey): RawBuilder<boolean> =>
  sql`provider_id = ${providerId} and import_id = ${id} and outcome in ('new', 'changed') and jsonb_array_length(fields -> 'tags') > 0`;

/** The tags, each once and in small letters, that the rows of an import say which write something. */
export async function readNewTags(work: Work, key: ImportKey): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct lower(tag) as tag from customer_import_rows, jsonb_array_elements_text(fields -> 'tags') as tag
      where ${saysTags(key)}`.execute(work.db);
  return rows.map(({ tag }) => tag);
}

/** Refuses the rows of an import that say one of some tags, given in small letters. */
export async function refuseRowsOfTags(work: Work, key: ImportKey, tags: readonly string[]): Promise<void> {
  await sql`
    update customer_import_rows set outcome = 'refused', customer_id = null,
        problems = jsonb_build_array(jsonb_build_object('field', 'tags', 'problem', 'tooManyTags'))
      where ${saysTags(key)} and exists (
        select from jsonb_array_elements_text(fields -> 'tags') as tag where lower(tag) = any(${[...tags]}::text[]))`.execute(
    work.db,
  );
}

/** The next rows that would write something and have not, in the order of the file: who is in another's care after all others, so that the carer is there. */
export async function readWaitingRows(
  work: Work,
  { providerId, id }: ImportKey,
  limit: number,
): Promise<WaitingRow[]> {
  const waiting = sql`provider_id = ${providerId} and import_id = ${id} and outcome in ('new', 'changed') and not is_written`;
  const { rows } = await sql<WaitingRow>`
    select row_number as "rowNumber", fields, problems from customer_import_rows
      where ${waiting} and (carer_key is null or not exists (select from customer_import_rows where ${waiting} and carer_key is null))
      order by row_number limit ${limit}`.execute(work.db);
  return rows;
}

/** Writes down what rows came to, in one statement: from now on they are written. */
export async function markWritten(
  work: Work,
  { providerId, id }: ImportKey,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update customer_import_rows r set outcome = j.outcome, problems = j.problems, customer_id = j."customerId", is_written = true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j ("rowNumber" int, outcome text, problems jsonb, "customerId" bigint)
      where r.provider_id = ${providerId} and r.import_id = ${id} and r.row_number = j."rowNumber" and ${among(rows)}`.execute(
    work.db,
  );
}

/** A row as those who bring the list see it. */
export interface ListedRow extends FileRow {
  fields: RowFields | null;
  outcome: RowOutcome | null;
  problems: RowProblem[];
  customerId: number | null;
}

/** Some rows in the order of the file. @param asked.outcome null: any */
export async function listRows(
  work: Work,
  { providerId, id }: ImportKey,
  { outcome, limit, offset }: { outcome: RowOutcome | null; limit: number; offset: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select row_number as "rowNumber", cells, fields, outcome, problems, customer_id as "customerId" from customer_import_rows
      where provider_id = ${providerId} and import_id = ${id} and ${outcome === null ? sql`true` : sql`outcome = ${outcome}`}
      order by row_number limit ${limit} offset ${offset}`.execute(work.db);
  return rows;
}

/** The next rows that come to something after one, in the order of the file. */
export async function listRowsAfter(
  work: Work,
  { providerId, id }: ImportKey,
  { outcome, after, limit }: { outcome: RowOutcome; after: number; limit: number },
): Promise<Pick<ListedRow, 'rowNumber' | 'cells' | 'problems'>[]> {
  const { rows } = await sql<Pick<ListedRow, 'rowNumber' | 'cells' | 'problems'>>`
    select row_number as "rowNumber", cells, problems from customer_import_rows
      where provider_id = ${providerId} and import_id = ${id} and outcome = ${outcome} and row_number > ${after}
      order by row_number limit ${limit}`.execute(work.db);
  return rows;
}

/** Whether a row says one of some addresses, as the customer's or as the carer's. */
const saysAddressOf = (
  { eb, or }: ExpressionBuilder<Pick<DB, 'customer_import_rows'>, 'customer_import_rows'>,
  emailKeys: readonly string[],
): Expression<SqlBool> => or([eb('email_key', 'in', [...emailKeys]), eb('carer_key', 'in', [...emailKeys])]);

/** Rows of any provider that say an address of somebody are taken away. */
export async function deleteRowsOfAddresses(work: Work, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  await importTables(work)
    .deleteFrom('customer_import_rows')
    .where((eb) => saysAddressOf(eb, emailKeys))
    .execute();
}

/** In which lists an address of somebody stands now: the whole row where it is theirs, else who is said to care, for the rest of the row is another's. */
export async function readRowsOfAddresses(
  work: Work,
  emailKeys: readonly string[],
): Promise<{ providerId: number; cells: string[] }[]> {
  if (emailKeys.length === 0) return [];
  const cells = sql<
    string[]
  >`case when email_key = any(${[...emailKeys]}::text[]) then cells else array[fields -> 'carer' ->> 'said'] end`;
  return importTables(work)
    .selectFrom('customer_import_rows')
    .select(['provider_id as providerId', cells.as('cells')])
    .where((eb) => saysAddressOf(eb, emailKeys))
    .orderBy('provider_id')
    .orderBy('import_id')
    .orderBy('row_number')
    .execute();
}
