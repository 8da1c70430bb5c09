import { useState } from 'react';
import {
  DEFAULT_EMAIL_COLOR,
  EMAIL_TEMPLATE_KINDS,
  fieldsOf,
  LONGEST_TEMPLATE_FOOTER,
  LONGEST_TEMPLATE_GOODBYE,
  LONGEST_TEMPLATE_HEADER,
  LONGEST_TEMPLATE_NAME,
} from '#contracts/email-templates.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import { LogoField } from './logo-field.tsx';
import type { EmailTemplateSeen } from './template-calls.ts';
import { WordsField } from './words-field.tsx';

type TemplateFieldsProps = {
  template: EmailTemplateSeen | undefined;
  answer: FormAnswer | undefined;
  isDisabled: boolean;
};

/** What a template is for, and what it says. */
export function TemplateFields({ template, answer, isDisabled }: TemplateFieldsProps) {
  const t = useTexts();
  const errors = answer?.fieldErrors ?? {};
  const [kind, setKind] = useState(template?.kind ?? 'all');
  return (
    <>
      <FormSection title={t(m.templates_what)}>
        <Text
          name="name"
          label={t(m.templates_name)}
          hint={t(m.templates_name_hint)}
          isRequired
          isDisabled={isDisabled}
          maxLength={LONGEST_TEMPLATE_NAME}
          defaultValue={template?.name}
          {...errorAt(errors, 'name')}
        />
        <Choice
          name="kind"
          label={t(m.templates_kind)}
          isDisabled={isDisabled}
          defaultValue={template?.kind ?? 'all'}
          onChange={([chosen = 'all']) => setKind(chosen)}
          options={EMAIL_TEMPLATE_KINDS.map((kind) => ({ value: kind, label: t(KIND_TEXTS[kind]) }))}
          {...errorAt(errors, 'kind')}
        />
        <Segments
          name="language"
          label={t(m.templates_language)}
          isDisabled={isDisabled}
          defaultValue={template?.language ?? 'it'}
          options={[
            { value: 'it', label: t(m.templates_language_it) },
            { value: 'en', label: t(m.templates_language_en) },
          ]}
        />
        <ColorField
          name="color"
          label={t(m.templates_color)}
          isDisabled={isDisabled}
          defaultValue={template?.color ?? DEFAULT_EMAIL_COLOR}
          {...errorAt(errors, 'color')}
        />
        <LogoField
          defaultValue={template?.logo ?? null}
          isDisabled={isDisabled}
          {...errorAt(errors, 'logo')}
        />
      </FormSection>
      <TemplateWords kind={kind} {...{ template, answer, isDisabled }} />
    </>
  );
}

function TemplateWords({ kind, template, answer, isDisabled }: TemplateFieldsProps & { kind: string }) {
  const t = useTexts();
  const errors = answer?.fieldErrors ?? {};
  const fields = fieldsOf(EMAIL_TEMPLATE_KINDS.find((one) => one === kind) ?? 'all');
  return (
    <FormSection title={t(m.templates_words)}>
      <WordsField
        name="header"
        fields={fields}
        label={t(m.templates_header)}
        hint={t(m.templates_header_hint)}
        isDisabled={isDisabled}
        maxLength={LONGEST_TEMPLATE_HEADER}
        defaultValue={template?.header}
        {...errorAt(errors, 'header')}
      />
      <WordsField
        name="goodbye"
        fields={fields}
        label={t(m.templates_goodbye)}
        hint={t(m.templates_goodbye_hint)}
        isDisabled={isDisabled}
        maxLength={LONGEST_TEMPLATE_GOODBYE}
        defaultValue={template?.goodbye}
        {...errorAt(errors, 'goodbye')}
      />
      <WordsField
        name="footer"
        fields={fields}
        label={t(m.templates_footer)}
        hint={t(m.templates_footer_hint)}
        isDisabled={isDisabled}
        maxLength={LONGEST_TEMPLATE_FOOTER}
        defaultValue={template?.footer}
        {...errorAt(errors, 'footer')}
      />
    </FormSection>
  );
}
