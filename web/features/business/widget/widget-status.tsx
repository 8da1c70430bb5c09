import { IconArchive, IconArrowBackUp } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import type { OwnWidget } from './widget-calls.ts';
import styles from './widget.module.css';

/** Puts a widget away, or takes it out of the archive; it says what follows before, and can be undone by the other one. */
export function WidgetStatus({ widget: { isArchived, integration } }: { widget: OwnWidget }) {
  const t = useTexts();
  const { showDone } = useOutcomes();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'standing',
    onSaved: () =>
      // By then the page says how it stands now.
      showDone(isArchived ? 'archive' : 'update', integration.name),
  });
  const Icon = isArchived ? IconArrowBackUp : IconArchive;
  return (
    <section aria-labelledby="standing-title" id="standing" className={styles.panel}>
      <h2 id="standing-title">{t(isArchived ? m.widget_archived_title : m.widget_archive_title)}</h2>
      <p className={styles.note}>{t(isArchived ? m.widget_archived_text : m.widget_archive_text)}</p>
      <Form {...formProps}>
        <AttemptKey />
        <input type="hidden" name="intent" value={isArchived ? 'restore' : 'archive'} />
        {answer && !answer.isSaved && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          {t(isArchived ? m.widget_restore : m.widget_archive)}
        </Button>
      </Form>
    </section>
  );
}
