import {
  DEFAULT_EMAIL_COLOR,
  EMAIL_TEMPLATE_KINDS,
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
import type { EmailTemplateSeen } from './template-calls.ts';

type TemplateFieldsProps = {
  template?: EmailTemplateSeen;
  answer: FormAnswer | undefined;
  isDisabled: boolean;
};

/** What a template is for, and what it says. */
export function TemplateFields({ template, answer, isDisabled }: TemplateFieldsProps) {
  const t = useTexts();
  const errors = answer?.fieldErrors ?? {};
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
      </FormSection>
      <FormSection title={t(m.templates_words)}>
        <Text
          name="header"
          label={t(m.templates_header)}
          hint={t(m.templates_header_hint)}
          isLong
          isDisabled={isDisabled}
          maxLength={LONGEST_TEMPLATE_HEADER}
          defaultValue={template?.header}
          {...errorAt(errors, 'header')}
        />
        <Text
          name="goodbye"
          label={t(m.templates_goodbye)}
          hint={t(m.templates_goodbye_hint)}
          isLong
          isDisabled={isDisabled}
          maxLength={LONGEST_TEMPLATE_GOODBYE}
          defaultValue={template?.goodbye}
          {...errorAt(errors, 'goodbye')}
        />
        <Text
          name="footer"
          label={t(m.templates_footer)}
          hint={t(m.templates_footer_hint)}
          isLong
          isDisabled={isDisabled}
          maxLength={LONGEST_TEMPLATE_FOOTER}
          defaultValue={template?.footer}
          {...errorAt(errors, 'footer')}
        />
      </FormSection>
    </>
  );
}
