import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { EmailTemplateSeen } from './template-calls.ts';
import styles from './templates.module.css';

/** What is done with a saved template: use it, see it in the own mailbox, delete it. */
export function TemplateActs({
  template,
  onDeleted,
}: {
  template: EmailTemplateSeen;
  onDeleted: () => void;
}) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { isActive } = template;
  const standing = useApiForm({
    intent: 'activate',
    // By then the page says how it stands now.
    onSaved: () => showSuccess(t(isActive ? m.templates_activated : m.templates_rested)),
  });
  const test = useApiForm({ intent: 'test', onSaved: () => showSuccess(t(m.templates_tested)) });
  const removal = useApiForm({ intent: 'delete', onSaved: onDeleted });
  const errors = [standing, test, removal].flatMap(({ answer }) => answer?.errors ?? []);
  return (
    <section className={styles.out}>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <div className={styles.acts}>
        <standing.Form {...standing.formProps}>
          <AttemptKey />
          <input type="hidden" name="intent" value="activate" />
          <input type="hidden" name="isActive" value={isActive ? '' : 'yes'} />
          <Button type="submit" look="secondary" isBusy={standing.isBusy}>
            {t(isActive ? m.templates_rest : m.templates_activate)}
          </Button>
        </standing.Form>
        <test.Form {...test.formProps}>
          <AttemptKey />
          <input type="hidden" name="intent" value="test" />
          <Button type="submit" look="secondary" isBusy={test.isBusy}>
            {t(m.templates_test)}
          </Button>
        </test.Form>
        <removal.Form {...removal.formProps}>
          <AttemptKey />
          <input type="hidden" name="intent" value="delete" />
          <Button type="button" look="quiet" onClick={() => setAsking(true)} isBusy={removal.isBusy}>
            {t(m.templates_delete)}
          </Button>
        </removal.Form>
      </div>
      <ConfirmDialog
        title={t(m.templates_delete_title, { name: template.name })}
        verb={t(m.templates_delete)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          removal.formProps.ref.current?.requestSubmit();
        }}
      >
        <p>{t(m.templates_delete_text)}</p>
      </ConfirmDialog>
    </section>
  );
}
