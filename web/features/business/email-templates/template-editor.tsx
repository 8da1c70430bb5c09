import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TemplateAnswer } from './save-template.ts';
import type { EmailTemplateSeen } from './template-calls.ts';
import { TemplateFields } from './template-fields.tsx';
import styles from './templates.module.css';

const PAUSE_MS = 400;

type TemplateEditorProps = {
  template?: EmailTemplateSeen;
  isDisabled: boolean;
  save: string;
  onSaved: (answer: TemplateAnswer) => void;
  children?: ReactNode;
};

/** The form of a template, and beside it a mail as the form says it now. */
export function TemplateEditor({ template, isDisabled, save, onSaved, children }: TemplateEditorProps) {
  const { Form, formProps, answer, isBusy } = useApiForm<TemplateAnswer>({ intent: 'save', onSaved });
  return (
    <div className={styles.editor}>
      <div className={styles.form}>
        <Form {...formProps} className={styles.fields}>
          <AttemptKey />
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={template?.version ?? 0} />
          <TemplateFields template={template} answer={answer} isDisabled={isDisabled} />
          {answer && (
            <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
          )}
          {!isDisabled && (
            <div className={styles.acts}>
              <Button type="submit" isBusy={isBusy}>
                {save}
              </Button>
            </div>
          )}
        </Form>
        {children}
      </div>
      <Preview form={formProps.ref} />
    </div>
  );
}

/** The frame keeps to the rules of this page, so the mail's style sheet counts as one of it; light or dark is what was chosen, not what the reader's system says. */
function inFrame(html: string, scheme: string): string {
  if (html === '') return '';
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return html
    .replace('<style>', `<style nonce="${nonce}">`)
    .replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all');
}

/** The mail in a frame that can do nothing. */
function Preview({ form }: { form: { current: HTMLFormElement | null } }) {
  const t = useTexts();
  const fetcher = useFetcher<TemplateAnswer>();
  const { submit } = fetcher;
  const [width, setWidth] = useState('phone');
  const [scheme, setScheme] = useState('light');
  const [shown, setShown] = useState('');
  useEffect(() => {
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      if (!element) return;
      const typed = new FormData(element);
      // Fields that are switched off are not in the form
      for (const control of element.querySelectorAll<HTMLInputElement>('[name]:disabled'))
        if (control.type !== 'radio' || control.checked) typed.set(control.name, control.value);
      typed.set('intent', 'preview');
      void submit(typed, { method: 'post' });
    };
    const showSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE_MS);
    };
    show();
    element?.addEventListener('input', showSoon);
    element?.addEventListener('change', showSoon);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', showSoon);
      element?.removeEventListener('change', showSoon);
    };
  }, [form, submit]);
  // While something cannot be read, the last mail stays
  const { html } = fetcher.data ?? {};
  if (html !== undefined && html !== shown) setShown(html);
  return (
    <section aria-labelledby="preview" className={styles.beside}>
      <h2 id="preview">{t(m.templates_preview)}</h2>
      <div className={styles.acts}>
        <Segments
          name="width"
          label={t(m.templates_width)}
          isLabelHidden
          defaultValue="phone"
          onChange={setWidth}
          options={[
            { value: 'phone', label: t(m.templates_phone) },
            { value: 'wide', label: t(m.templates_wide) },
          ]}
        />
        <Segments
          name="scheme"
          label={t(m.templates_scheme)}
          isLabelHidden
          defaultValue="light"
          onChange={setScheme}
          options={[
            { value: 'light', label: t(m.templates_light) },
            { value: 'dark', label: t(m.templates_dark) },
          ]}
        />
      </div>
      <iframe
        sandbox=""
        title={t(m.templates_preview)}
        srcDoc={inFrame(shown, scheme)}
        className={width === 'phone' ? styles.phone : styles.wide}
      />
      <p className={styles.hint}>{t(m.templates_preview_hint)}</p>
    </section>
  );
}
