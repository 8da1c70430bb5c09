import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Settings } from './widget-form-values.ts';
import styles from './widget.module.css';

/** What is pasted into the center's own site, and the way to the widget's own page. */
export function PastedCode({ widget: { id, integrationCode, integrationType } }: { widget: Settings }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { showSuccess, showError } = useToasts();
  const place = useRef<HTMLDivElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(integrationCode);
      showSuccess(t(m.widget_copied));
    } catch {
      // Browsers may deny it; what is marked can be copied by hand.
      place.current?.querySelector('textarea')?.select();
      showError(t(m.widget_not_copied));
    }
  };
  return (
    <section aria-labelledby="code-title" id="code" className={styles.panel}>
      <h2 id="code-title">{t(m.widget_code)}</h2>
      <div ref={place}>
        <TextArea
          key={integrationCode}
          label={t(m.widget_code_label)}
          hint={t(integrationType === 'link' ? m.widget_code_link_hint : m.widget_code_hint)}
          readOnly
          rows={integrationType === 'link' ? 3 : 6}
          spellCheck={false}
          defaultValue={integrationCode}
          className={styles.code}
        />
      </div>
      <div className={styles.acts}>
        <Button type="button" look="secondary" onClick={() => void copy()}>
          <IconCopy size={18} stroke={1.6} aria-hidden="true" />
          {t(m.widget_copy)}
        </Button>
        <a
          href={localPath(`/website-integration/${id}`)}
          target="_blank"
          rel="noreferrer"
          className={styles.open}
        >
          <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
          {t(m.widget_open)}
        </a>
      </div>
    </section>
  );
}
