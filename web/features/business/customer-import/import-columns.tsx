import { FIELDS_TO_MAKE, IMPORT_FIELDS, ownColumnOf } from '#contracts/customer-import.ts';
import { IMPORT_FIELD_NAMES } from '#contracts/import-problem-text.ts';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { CustomerListDetail, FieldOfCenter } from './import-calls.ts';
import { LIST_COUNTS, MONTH_FIRST, PLAIN_NOTES } from './bring-list.ts';
import { ownColumnNames } from './import-labels.ts';
import styles from './customer-import.module.css';

const NAMES_TO_MAKE = {
  city: m.import_field_city,
  address: m.import_field_address,
  gender: m.import_field_gender,
} as const;

type ImportColumnsProps = {
  found: CustomerListDetail;
  /** The center's own fields in use. */
  own: readonly FieldOfCenter[];
};

/** What the columns of a list were taken for, to be put right. */
export function ImportColumns({ found, own }: ImportColumnsProps) {
  const { columns, version } = found;
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: 'columns' });
  const sent = answer && answer.typed.length > 0 ? formOfTyped(answer.typed) : null;
  const typed = sent?.getAll('columns').filter((one) => typeof one === 'string');
  const options = [
    ...IMPORT_FIELDS.map((value) => ({ value: value as string, label: t(IMPORT_FIELD_NAMES[value]) })),
    ...[...ownColumnNames(t, own)].map(([value, label]) => ({ value, label })),
    ...FIELDS_TO_MAKE.map((field) => ({
      value: `field:${field}`,
      label: t(m.import_field_to_make, { name: t(NAMES_TO_MAKE[field]) }),
    })),
  ];
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns" className={styles.title}>
        {t(m.import_columns_title)}
      </h2>
      <p className={styles.note}>{t(m.import_columns_hint)}</p>
      <Form {...formProps} id="columns" className={styles.columnsForm}>
        <AttemptKey />
        <input type="hidden" name="intent" value="columns" />
        <input type="hidden" name="version" value={version} />
        <ul className={styles.columns}>
          {columns.map(({ head, field, samples }, index) => {
            const name = head || t(m.import_column_number, { number: index + 1 });
            const shown = samples.filter((sample) => sample !== '');
            return (
              // oxlint-disable-next-line react/no-array-index-key -- columns are known by their place alone
              <li key={index}>
                <div className={styles.column}>
                  <strong>{name}</strong>
                  <span className={styles.samples}>
                    {shown.length > 0 ? shown.join(' · ') : t(m.import_column_empty)}
                  </span>
                </div>
                <Select
                  name="columns"
                  label={t(m.import_column_is, { name })}
                  isLabelHidden
                  options={options}
                  emptyLabel={t(m.import_field_none)}
                  defaultValue={typed ? (typed[index] ?? '') : (field ?? '')}
                />
              </li>
            );
          })}
        </ul>
        <ImportWays found={found} typed={sent} />
        {columns.some(({ field }) => ownColumnOf(field) !== null) && (
          <p className={styles.note}>{t(m.import_own_hint)}</p>
        )}
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.import_columns_check)}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** How the list is to be understood beside its columns. @param typed what was said and refused */
function ImportWays({ found, typed }: { found: CustomerListDetail; typed: FormData | null }) {
  const t = useTexts();
  const { columns, isMonthFirst, prefersList, areNotesHealth } = found;
  const typedOr = (name: string, known: string): string => {
    const said = typed?.get(name);
    return typeof said === 'string' ? said : known;
  };
  return (
    <div className={styles.dates}>
      <Select
        name="dates"
        label={t(m.import_dates)}
        options={[
          { value: 'dayFirst', label: t(m.import_dates_day_first) },
          { value: MONTH_FIRST, label: t(m.import_dates_month_first) },
        ]}
        defaultValue={typedOr('dates', isMonthFirst ? MONTH_FIRST : 'dayFirst')}
      />
      <Select
        name="differs"
        label={t(m.import_differs)}
        options={[
          { value: 'card', label: t(m.import_differs_card) },
          { value: LIST_COUNTS, label: t(m.import_differs_list) },
        ]}
        defaultValue={typedOr('differs', prefersList ? LIST_COUNTS : 'card')}
      />
      {columns.some(({ field }) => field === 'notes') && (
        <Select
          name="notes"
          label={t(m.import_notes_are)}
          options={[
            { value: 'health', label: t(m.import_notes_health) },
            { value: PLAIN_NOTES, label: t(m.import_notes_plain) },
          ]}
          defaultValue={typedOr('notes', areNotesHealth ? 'health' : PLAIN_NOTES)}
        />
      )}
    </div>
  );
}
