import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { BroughtAnswer } from './bring-list.ts';
import styles from './customer-import.module.css';

/** Rows copied from a sheet. */
export function PasteRows() {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm<BroughtAnswer>({ intent: 'paste' });
  const typed = answer && answer.typed.length > 0 ? formOfTyped(answer.typed) : null;
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} id="paste" className={styles.paste}>
      <AttemptKey />
      <input type="hidden" name="intent" value="paste" />
      <Text
        name="text"
        label={t(m.import_paste)}
        hint={t(m.import_paste_example)}
        isLong
        defaultValue={typed ? textOf(typed, 'text') : ''}
        {...errorAt(errors, 'text')}
      />
      {answer && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />}
      <div>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.import_paste_read)}
        </Button>
      </div>
    </Form>
  );
}
