import type { ExportFormat, ExportedList } from '#contracts/exports.ts';
import { MOST_PDF_ROWS } from '#contracts/exports.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import { m } from '#contracts/texts/messages.js';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import { audit } from '#server/kernel/audit.ts';
import type { ListInSlices } from '#server/kernel/list-in-slices.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../rules/csv.ts';
import { fileName } from '../rules/file-name.ts';
import type { Column, PrintedColumn, Words } from './column.ts';
import { dayIn, timeIn } from './moments.ts';
import { makePdf } from './pdf/make-pdf.ts';

export type Asking = Pick<RequestContext, 'work' | 'actor' | 'locale'>;

/** A list on its way out: a name for the file, and its content piece by piece. */
export interface ListFile {
  fileName: string;
  contentType: string;
  pieces: AsyncIterable<string | Uint8Array>;
}

/** What is special of one list. */
export interface Exported<Row> {
  list: ExportedList;
  action: ProviderAction;
  title: typeof m.customers_title;
  columns: readonly Column<Row>[];
  /** What the provider has beside them, for a table of values. */
  ownColumns?: (work: Work) => Promise<readonly Column<Row>[]>;
  printed: readonly PrintedColumn<Row>[];
  /** The filters that are set, for the history: never what was searched for, which is somebody's name. */
  filters: object;
  rows(work: Work, viewer: Viewer): Promise<ListInSlices<Row>>;
}

/** Of one person: nobody works with more files, and each reads a whole list. */
const EXPORTS_PER_HOUR = 60;

/**
 * Takes a list out of a center as a file: exactly the rows that its filters leave, all of them, in its order. Who took out which list, with how many
 * rows and which filters, stands in the history before the first piece.
 * @throws Refusal as `expectMay`, which wants a fresh proof and the package; tooManyRequests; tooManyRowsForPdf
 */
export async function exportList<Row>(
  { work, actor, locale }: Asking,
  { providerId, format }: { providerId: number; format: ExportFormat },
  exported: Exported<Row>,
): Promise<ListFile> {
  const { action, title, filters } = exported;
  const viewer = await expectMay(work, actor, providerId, action);
  await countRequest(work, `listExport:${viewer.personId}`, EXPORTS_PER_HOUR);
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const rows = await exported.rows(work, viewer);
  if (format === 'pdf' && rows.total > MOST_PDF_ROWS) throw new Refusal('tooManyRowsForPdf');
  await audit(work, {
    providerId,
    actor: nameOfActor(actor),
    action,
    subject: 'provider',
    subjectId: providerId,
    after: { format, rows: rows.total, ...filters },
  });
  const now = work.now();
  const columns = [...exported.columns, ...((await exported.ownColumns?.(work)) ?? [])];
  const words: Words = {
    locale,
    t: (text) => text({}, { locale }),
    zone: zoneOf(provider.timeZone),
    country: provider.countryCode,
    now,
  };
  const name = fileName({
    center: provider.name,
    list: words.t(title),
    day: localDateOf(words.zone, epochMinutesOf(now)),
    format,
  });
  return format === 'csv'
    ? { fileName: name, contentType: 'text/csv; charset=utf-8', pieces: csvOf(columns, rows, words) }
    : {
        fileName: name,
        contentType: 'application/pdf',
        pieces: oneByOne([await pdfOfList(exported, rows, { words, center: provider.name })]),
      };
}

async function* oneByOne<T>(pieces: readonly T[]): AsyncGenerator<T> {
  yield* pieces;
}

async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  rows: ListInSlices<Row>,
  words: Words,
): AsyncGenerator<string> {
  const { locale, t } = words;
  yield (
    BYTE_ORDER_MARK +
      csvLine(
        columns.map(({ title }) => t(title)),
        locale,
      )
  );
  for await (const slice of rows.slices())
    yield slice
      .map((row) =>
        csvLine(
          columns.map(({ cell }) => cell(row, words)),
          locale,
        ),
      )
      .join('');
}

async function pdfOfList<Row>(
  { title, printed }: Exported<Row>,
  rows: ListInSlices<Row>,
  { words, center }: { words: Words; center: string },
): Promise<Uint8Array> {
  const { locale, t, zone, now } = words;
  const cells: string[][] = [];
  for await (const slice of rows.slices())
    cells.push(...slice.map((row) => printed.map(({ cell }) => cell(row, words))));
  const count = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(rows.total);
  const made = `${dayIn(zone, now)} ${timeIn(zone, now)}`;
  return makePdf({
    title: t(title),
    subtitle: [center, made, m.exports_rows({ count }, { locale })].join(' · '),
    footer: m.exports_page({ page: '{page}', pages: '{pages}' }, { locale }),
    language: locale,
    madeAt: now,
    columns: printed.map((column) => ({
      title: t(column.title),
      weight: column.weight,
      isEnd: column.isEnd ?? false,
    })),
    rows: cells,
  });
}
