import type { FileProblem, ImportState } from '#contracts/customer-import.ts';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/import.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { changeList } from './bring-list.ts';
import { IMPORT_ADDRESS, outcomeShown } from './import-address.ts';
import { ImportActs, ImportEnd, ImportProgress } from './import-acts.tsx';
import { IMPORT, IMPORT_ROWS } from './import-calls.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { fileProblemText, nameOfList, STANDINGS } from './import-labels.ts';
import styles from './customer-import.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.import_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const { api } = requestOf(context);
  const { outcome: asked, page } = IMPORT_ADDRESS.read(url.searchParams);
  return whenAllowed(
    url,
    async () => {
      const { getCustomerImport: found, getCustomerFields: fields } = await api(IMPORT, of);
      const own = fields.filter(({ isArchived }) => !isArchived);
      const { state, counts } = found.summary;
      const outcome = outcomeShown(asked, counts);
      const hasRows = (state === 'checked' || state === 'done') && !found.isEmptied;
      // Rows that fail leave the list with its columns and acts
      const rows = hasRows
        ? await api(IMPORT_ROWS, { ...of, outcome, page }).then(
            ({ getCustomerImportRows }) => getCustomerImportRows,
            (failure: unknown) => {
              if (failure instanceof ApiFailure) return null;
              throw failure;
            },
          )
        : null;
      return { found, own, outcome, page, rows };
    },
    'importCustomers',
  );
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return changeList(form, requestOf(context), of);
}

/** One list of customers on its way: what its columns are, what its rows come to, and what became of them. */
export default function ImportRoute({
  loaderData: { found, own, outcome, page, rows },
}: Route.ComponentProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  // Here, since its own part is gone once it has started
  const start = useApiForm({ intent: 'start', tells: { kind: 'start' } });
  // The API's words are this closed list
  const state = found.summary.state as ImportState;
  const nextHref = centerPath('customers/import');
  const { tone, text } = STANDINGS[state];
  return (
    <Screen title={t(m.import_title)}>
      <div className={styles.import}>
        <p className={styles.list}>
          <strong>{nameOfList(t, found.summary)}</strong>
          {found.summary.rowCount > 0 && (
            <span className={styles.note}>
              {found.summary.rowCount === 1
                ? t(m.import_rows_count_one)
                : t(m.import_rows_count, { count: found.summary.rowCount.toLocaleString(locale) })}
            </span>
          )}
          <StatusPill tone={tone}>{t(text)}</StatusPill>
        </p>
        {(state === 'reading' || state === 'checking' || state === 'running') && (
          <ImportProgress found={found} state={state} />
        )}
        {state === 'failed' && (
          <ImportEnd
            title={t(m.import_failed_title)}
            text={fileProblemText(t, locale, found.problem as FileProblem)}
            nextHref={nextHref}
          />
        )}
        {state === 'discarded' && (
          <ImportEnd
            title={t(m.import_discarded_title)}
            text={t(m.import_discarded_text)}
            nextHref={nextHref}
          />
        )}
        {state === 'done' && (
          <ImportEnd
            title={t(m.import_done_title)}
            text={t(m.import_done_text)}
            customersHref={centerPath('customers')}
            nextHref={nextHref}
          />
        )}
        {state === 'checked' && <ImportColumns key={found.version} found={found} own={own} />}
        {(state === 'checked' || state === 'done') && (
          <ImportRows found={found} own={own} outcome={outcome} page={page} rows={rows} />
        )}
        {state === 'checked' && <ImportActs found={found} start={start} />}
      </div>
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'customers/import', label: t(m.import_title) }} />;
}
