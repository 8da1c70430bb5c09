import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import styles from './gallery.module.css';

/** What visitors see of a center without photos, and the way to choose it. */
export function NoPhotos({ drawn, mayChange }: { drawn: string; mayChange: boolean }) {
  const t = useTexts();
  const { showDone } = useOutcomes();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'drawn',
    onSaved: () => showDone('update'),
  });
  return (
    <div className={styles.none}>
      <img src={drawn} alt="" width={400} height={250} />
      <div>
        <h2>{t(m.gallery_none_title)}</h2>
        <p>{t(m.gallery_none_text)}</p>
        {mayChange && (
          <Form {...formProps}>
            <AttemptKey />
            <input type="hidden" name="intent" value="drawn" />
            {answer && !answer.isSaved && (
              <ErrorSummary errors={answer.errors} fieldErrors={{}} form={formProps.ref} />
            )}
            <Button type="submit" look="secondary" isBusy={isBusy}>
              {t(m.gallery_use_drawn)}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
