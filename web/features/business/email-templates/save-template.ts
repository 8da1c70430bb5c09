import type { Locale } from '#contracts/languages.ts';
import {
  LONGEST_TEMPLATE_FOOTER,
  LONGEST_TEMPLATE_GOODBYE,
  LONGEST_TEMPLATE_HEADER,
  LONGEST_TEMPLATE_NAME,
} from '#contracts/email-templates.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { EmailTemplateForm } from '#contracts/validation/email-template.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { OPEN_ANSWER } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { PREVIEW_TEMPLATE } from './template-calls.ts';

/** What a form of a template was answered; `html` of a preview, `id` of one that was added. */
export type TemplateAnswer = FormAnswer & { html?: string; id?: number };

function fieldOf(path: string, locale: Locale): FieldName {
  const names: Record<string, FieldName> = {
    name: { name: m.templates_field_name({}, { locale }), longest: LONGEST_TEMPLATE_NAME },
    color: { name: m.templates_field_color({}, { locale }) },
    logo: { name: m.templates_logo({}, { locale }) },
    header: { name: m.templates_field_header({}, { locale }), longest: LONGEST_TEMPLATE_HEADER },
    goodbye: { name: m.templates_field_goodbye({}, { locale }), longest: LONGEST_TEMPLATE_GOODBYE },
    footer: { name: m.templates_field_footer({}, { locale }), longest: LONGEST_TEMPLATE_FOOTER },
    kind: { name: m.templates_field_kind({}, { locale }) },
  };
  return names[path] ?? { name: '' };
}

const typedIn = (form: FormData) => ({
  name: textOf(form, 'name'),
  kind: textOf(form, 'kind'),
  language: textOf(form, 'language') === 'en' ? ('en' as const) : ('it' as const),
  color: textOf(form, 'color'),
  logo: textOf(form, 'logo') || null,
  header: textOf(form, 'header'),
  goodbye: textOf(form, 'goodbye'),
  footer: textOf(form, 'footer'),
});

/** Sends a template as it was typed. */
export const saveTemplate = (
  form: FormData,
  locale: Locale,
  send: (input: EmailTemplateForm) => Promise<unknown>,
): Promise<FormAnswer> =>
  formAction({
    form,
    locale,
    schema: EmailTemplateForm,
    given: typedIn(form),
    fieldOf: (path) => fieldOf(path, locale),
    send,
  });

/** A mail as the form says it now; nothing while something in it cannot be read. */
export async function previewTemplate(
  form: FormData,
  { api }: Pick<RequestContext, 'api'>,
  providerId: number,
): Promise<TemplateAnswer> {
  const answer = { ...OPEN_ANSWER, intent: 'preview' };
  try {
    const { previewEmailTemplate } = await api(PREVIEW_TEMPLATE, { providerId, input: typedIn(form) });
    return { ...answer, html: previewEmailTemplate };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('invalidInput')) return answer;
    throw failure;
  }
}
