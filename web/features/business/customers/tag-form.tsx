import * as m from '#contracts/texts/messages.js';
import { LONGEST_TAG_NAME } from '#contracts/validation/customer-notes.ts';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { HUES } from '#web/business-ui/hues.ts';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CustomerTag } from '#web/business-frame/customers/customer-calls.ts';
import styles from './tags.module.css';

/** Name and colour of a new tag, or of one that is changed or removed. */
export function TagForm({ tag }: { tag: CustomerTag | null }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: tag ? `tag ${tag.id}` : 'new',
    tells: { kind: tag ? 'update' : 'create' },
  });
  const errors = answer?.fieldErrors ?? {};
  const typed = new Map(answer?.typed);
  const title = tag ? t(m.customers_tag_change, { name: tag.name }) : t(m.customers_tag_new);
  return (
    <Form {...formProps} className={styles.form} aria-label={title}>
      {!tag && <h3>{title}</h3>}
      <AttemptKey />
      {tag && <input type="hidden" name="id" value={tag.id} />}
      <Text
        name="name"
        label={t(m.customers_tag_name)}
        maxLength={LONGEST_TAG_NAME}
        isRequired
        defaultValue={typed.get('name') ?? tag?.name ?? ''}
        {...errorAt(errors, 'name')}
      />
      <ColorField
        name="color"
        label={t(m.customers_tag_color)}
        defaultValue={typed.get('color') ?? tag?.color ?? HUES[0].hex}
        {...errorAt(errors, 'color')}
      />
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look={tag ? 'secondary' : 'primary'} isBusy={isBusy}>
          {t(tag ? m.customers_tag_save : m.customers_tag_add)}
        </Button>
      </div>
      {tag && (
        <details className={styles.more}>
          <summary>{t(m.customers_tag_delete)}</summary>
          <p>{t(m.customers_tag_delete_text)}</p>
          <div className={styles.buttons}>
            <Button type="submit" name="act" value="delete" look="secondary" className={styles.danger}>
              {t(m.customers_tag_delete)}
            </Button>
          </div>
        </details>
      )}
    </Form>
  );
}
