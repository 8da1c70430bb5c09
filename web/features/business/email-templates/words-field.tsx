import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { TemplateField } from '#contracts/email-templates.ts';
import * as m from '#contracts/texts/messages.js';
import { Text } from '#web/business-ui/text.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './templates.module.css';

const FILLS = {
  firstname: m.templates_fill_firstname,
  provider: m.templates_fill_provider,
  service: m.templates_fill_service,
  date: m.templates_fill_date,
  time: m.templates_fill_time,
  person: m.templates_fill_person,
} satisfies Record<TemplateField, unknown>;

type WordsFieldProps = {
  name: 'header' | 'goodbye' | 'footer';
  label: string;
  hint: string;
  isDisabled: boolean;
  maxLength: number;
  defaultValue: string | undefined;
  error?: string;
  /** What mails of this kind can fill in. */
  fields: readonly TemplateField[];
};

/** Words of a mail, and what can be filled into them: put where one was writing last. */
export function WordsField({ fields, ...text }: WordsFieldProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const insert = (field: TemplateField): void => {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart, selectionEnd, value, maxLength } = area;
    const filled = `{${field}}`;
    if (value.length - (selectionEnd - selectionStart) + filled.length > maxLength) return area.focus();
    area.setRangeText(filled, selectionStart, selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <div ref={place} className={styles.words}>
      <Text {...text} isLong />
      {!text.isDisabled && (
        <div role="group" aria-label={t(m.templates_fields, { where: text.label })} className={styles.chips}>
          {fields.map((field) => (
            <button key={field} type="button" className={styles.chip} onClick={() => insert(field)}>
              <IconPlus size={14} stroke={1.8} aria-hidden="true" />
              {t(FILLS[field])}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
