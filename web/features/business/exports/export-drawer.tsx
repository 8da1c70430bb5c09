import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import type { ExportedList } from '#contracts/exports.ts';
import { EXPORT_FORMATS } from '#contracts/exports.ts';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ProofFields } from '#web/business-frame/users/proof-fields.tsx';
import type { ExportQuery } from '#web/business-frame/exports/export-query.ts';
import { isTooMany, searchWith } from '#web/business-frame/exports/export-query.ts';
import { FORMAT_NAMES } from '#web/business-frame/exports/export-labels.ts';
import styles from '#web/business-frame/exports/exports.module.css';

const TITLES = {
  customers: m.exports_customers_title,
  reservations: m.exports_reservations_title,
  buyers: m.exports_buyers_title,
};
const HOLDS = {
  customers: { csv: m.exports_customers_csv, pdf: m.exports_customers_pdf },
  reservations: { csv: m.exports_reservations_csv, pdf: m.exports_reservations_pdf },
  buyers: { csv: m.exports_buyers_csv, pdf: m.exports_buyers_pdf },
};

type ExportDrawerProps = {
  list: ExportedList;
  /** Where the list is, below the center; its own name unless given. */
  path?: string;
  asked: ExportQuery;
  /** The list's, without its page. */
  search: string;
  answer: FormAnswer | undefined;
};

/** What a file of the list will hold, and what is still missing for it. */
export function ExportDrawer({ list, path = list, asked, search, answer }: ExportDrawerProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { format } = asked;
  return (
    <Drawer title={t(TITLES[list])} closeHref={centerPath(path) + search}>
      {asked.isOpened ? (
        <div className={styles.export}>
          <ul className={styles.choice} aria-label={t(m.exports_format)}>
            {EXPORT_FORMATS.map((one) => (
              <li key={one}>
                <Link
                  to={centerPath(`${path}/export`) + searchWith(search, one)}
                  replace
                  preventScrollReset
                  aria-current={one === format ? 'true' : undefined}
                >
                  {FORMAT_NAMES[one]}
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.rows}>{rowsOf(t, asked)}</p>
          <p>{t(HOLDS[list][format])}</p>
          <p className={styles.quiet}>{t(m.exports_logged)}</p>
          <Take asked={asked} answer={answer} />
        </div>
      ) : (
        <Gate />
      )}
    </Drawer>
  );
}

const rowsOf = (t: ReturnType<typeof useTexts>, { rows, isMore }: ExportQuery): string => {
  const count = new Intl.NumberFormat('it', { useGrouping: 'always' }).format(rows);
  return t(isMore ? m.exports_more_rows : m.exports_rows, { count });
};

/** The button, with the proof where one is missing; a plain form, since a download leaves the page where it is. */
function Take({ asked, answer }: Pick<ExportDrawerProps, 'asked' | 'answer'>) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const errors = answer?.fieldErrors ?? {};
  if (asked.rows === 0) return <p role="status">{t(m.exports_none)}</p>;
  if (isTooMany(asked))
    return (
      <p role="alert" className={styles.refused}>
        {t(m.error_too_many_rows_for_pdf)}
      </p>
    );
  return (
    <Form
      ref={form}
      method="post"
      action={pathname + search}
      reloadDocument
      noValidate
      className={styles.form}
    >
      <AttemptKey />
      {!asked.isProved && (
        <>
          <p>{t(m.exports_proof)}</p>
          <ProofFields email={asked.email} errors={errors} />
        </>
      )}
      {answer && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={form} />}
      <div>
        <Button type="submit">
          <IconDownload size={18} stroke={1.6} aria-hidden="true" />
          {t(m.exports_take, { format: FORMAT_NAMES[asked.format] })}
        </Button>
      </div>
    </Form>
  );
}

/** What exporting is and how to get it, where the package has none. */
function Gate() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <section className={styles.gate}>
      <p>
        {t(m.error_insufficient_plan)} {t(m.exports_gate_text)}
      </p>
      <p>
        {t(m.exports_gate_how)} <a href={localPath('/')}>{t(m.exports_gate_home)}</a>
      </p>
    </section>
  );
}
