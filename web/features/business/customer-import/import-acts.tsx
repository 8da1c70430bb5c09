import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { ApiForm } from '#web/lib/form/use-api-form.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { CustomerListDetail } from './import-calls.ts';
import { useFollow } from './use-follow.ts';
import styles from './customer-import.module.css';

/** Begins to write a list down, or puts it away. */
export function ImportActs({ found, start }: { found: CustomerListDetail; start: ApiForm<FormAnswer> }) {
  const t = useTexts();
  const locale = useLocale();
  const discard = useApiForm({ intent: 'discard' });
  const { counts } = found.summary;
  const count = counts.new + counts.changed;
  return (
    <section id="start" aria-label={t(m.import_start_title)} className={styles.start}>
      <div>
        <p className={styles.startText}>
          {count > 0
            ? t(m.import_start_text, {
                added: counts.new.toLocaleString(locale),
                filled: counts.changed.toLocaleString(locale),
              })
            : t(m.import_start_nothing)}
        </p>
        <p className={styles.note}>{t(m.import_start_promise)}</p>
      </div>
      <div className={styles.acts}>
        {count > 0 && (
          <start.Form {...start.formProps}>
            <Hidden intent="start" version={found.version} />
            <Button type="submit" isBusy={start.isBusy}>
              {count === 1
                ? t(m.import_start_one)
                : t(m.import_start, { count: count.toLocaleString(locale) })}
            </Button>
          </start.Form>
        )}
        <discard.Form {...discard.formProps}>
          <Hidden intent="discard" version={found.version} />
          <Button type="submit" look="secondary" isBusy={discard.isBusy}>
            {t(m.import_discard)}
          </Button>
        </discard.Form>
      </div>
      {[start, discard].map(
        ({ answer, formProps }, index) =>
          answer && (
            <ErrorSummary
              // oxlint-disable-next-line react/no-array-index-key -- two forms, always in this order
              key={index}
              errors={answer.errors}
              fieldErrors={answer.fieldErrors}
              form={formProps.ref}
            />
          ),
      )}
    </section>
  );
}

function Hidden({ intent, version }: { intent: string; version: number }) {
  return (
    <>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

const WORK = {
  reading: { title: m.import_work_reading, text: m.import_work_reading_text },
  checking: { title: m.import_work_checking, text: m.import_work_checking_text },
  running: { title: m.import_work_running, text: m.import_work_running_text },
};
export type Working = keyof typeof WORK;

/** How far the work on a list is; the page follows by itself. */
export function ImportProgress({ found, state }: { found: CustomerListDetail; state: Working }) {
  const t = useTexts();
  const locale = useLocale();
  useFollow();
  const { counts, rowCount } = found.summary;
  const most = state === 'running' ? counts.new + counts.changed : rowCount;
  const done = Math.min(found.rowsHandled, most);
  const { title, text } = WORK[state];
  const isCounted = state !== 'reading' && most > 0;
  return (
    <section className={styles.work} aria-labelledby="import-work">
      <h2 id="import-work">{t(title)}</h2>
      <progress {...(isCounted && { value: done, max: most })} aria-labelledby="import-work" />
      {isCounted && (
        <p className={styles.figures}>
          {t(m.import_work_done, { done: done.toLocaleString(locale), most: most.toLocaleString(locale) })}
        </p>
      )}
      <p className={styles.note}>{t(text)}</p>
    </section>
  );
}

/** What became of a list, said also to who cannot see the page change. */
export function ImportEnd({
  title,
  text,
  customersHref,
  nextHref,
}: {
  title: string;
  text: string;
  /** Where the customers are, once some were written. */
  customersHref?: string;
  /** Where another list is brought. */
  nextHref: string;
}) {
  const t = useTexts();
  return (
    <section className={styles.end} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.acts}>
        {customersHref !== undefined && (
          <ButtonLink to={customersHref}>{t(m.import_to_customers)}</ButtonLink>
        )}
        <ButtonLink to={nextHref} look="secondary">
          {t(m.import_another)}
        </ButtonLink>
      </div>
    </section>
  );
}
