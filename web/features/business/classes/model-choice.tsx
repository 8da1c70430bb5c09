import { useId } from 'react';
import type { ClassModel } from '#contracts/classes.ts';
import { CLASS_MODELS } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import fieldStyles from '#web/ui/field.module.css';
import styles from './class-form.module.css';

type Text = Message<Record<never, never>>;

const MODELS: Record<ClassModel, { name: Text; hint: Text }> = {
  total: { name: m.classes_model_total, hint: m.classes_model_total_hint },
  hour: { name: m.classes_model_hour, hint: m.classes_model_hour_hint },
  session: { name: m.classes_model_session, hint: m.classes_model_session_hint },
  custom: { name: m.classes_model_custom, hint: m.classes_model_custom_hint },
};

type ModelChoiceProps = {
  defaultValue: string;
  error?: string;
  onChange: (model: ClassModel) => void;
};

/** How a class is sold: the four models in sight, each with what it means. */
export function ModelChoice({ defaultValue, error, onChange }: ModelChoiceProps) {
  const t = useTexts();
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <fieldset className={styles.models} aria-describedby={isWrong ? `${id}-error` : undefined}>
      <legend className={fieldStyles['label']}>{t(m.classes_model)}</legend>
      {CLASS_MODELS.map((model) => (
        <label key={model} className={styles.model}>
          <input
            type="radio"
            name="model"
            value={model}
            defaultChecked={model === defaultValue}
            aria-describedby={`${id}-${model}${isWrong ? ` ${id}-error` : ''}`}
            aria-label={t(MODELS[model].name)}
            onChange={() => onChange(model)}
            {...(isWrong && { 'aria-invalid': true })}
          />
          <span>
            {t(MODELS[model].name)}
            <small id={`${id}-${model}`}>{t(MODELS[model].hint)}</small>
          </span>
        </label>
      ))}
      {isWrong && (
        <p id={`${id}-error`} className={fieldStyles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
