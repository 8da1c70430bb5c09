import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { LONGEST_URL } from '#contracts/validation/provider-profile.ts';
import { LONGEST_INTEGRATION_NAME, WebIntegrationForm } from '#contracts/validation/web-integration.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { refusedWith } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { givenOf } from './widget-form-values.ts';
import { ARCHIVE_WIDGET, CREATE_WIDGET, EDIT_WIDGET, RESTORE_WIDGET } from './widget-calls.ts';

/** What a form of a widget was answered; `id` of one that was added. */
export type WidgetAnswer = SectionAnswer & { id?: number };

const NAMES: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.widget_field_name, longest: LONGEST_INTEGRATION_NAME },
  integrationType: { text: m.widget_field_type },
  page: { text: m.widget_field_page },
  url: { text: m.widget_field_url, longest: LONGEST_URL },
  link: { text: m.widget_field_link, longest: LONGEST_URL },
  primaryColor: { text: m.widget_field_color },
  background: { text: m.widget_field_color },
  base: { text: m.widget_field_color },
  body: { text: m.widget_field_color },
  button: { text: m.widget_field_color },
  font: { text: m.widget_field_color },
  gradient: { text: m.widget_field_color },
  fontname: { text: m.widget_field_font },
  fontFamily: { text: m.widget_field_font },
  fontStyle: { text: m.widget_field_font },
};

function widgetFieldOf(path: string, locale: Locale): FieldName {
  const field = NAMES[path];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}

/** How a widget's form is read. */
const reading = (form: FormData, locale: Locale): ReadForm<typeof WebIntegrationForm> => ({
  form,
  schema: WebIntegrationForm,
  given: givenOf(form),
  fieldOf: (path) => widgetFieldOf(path, locale),
  locale,
});

/** Adds a widget. */
export async function addWidget(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<WidgetAnswer> {
  let id: number | undefined;
  const answer = await formAction({
    ...reading(form, locale),
    async send(input) {
      id = (await api(CREATE_WIDGET, { providerId, input })).createWebIntegration.integration.id;
    },
  });
  return { ...atFields(answer), intent: 'widget', ...(id !== undefined && { id }) };
}

/** Saves a widget, puts it away or takes it out of the archive, as its form's `intent` says. */
export async function changeWidget(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<WidgetAnswer> {
  const intent = textOf(form, 'intent');
  if (intent === 'archive') return sendForm({ intent: 'standing' }, () => api(ARCHIVE_WIDGET, of));
  if (intent === 'restore') return sendForm({ intent: 'standing' }, () => api(RESTORE_WIDGET, of));
  if (intent !== 'widget') return refusedWith([{ message: m.failed_done({}, { locale }) }]);
  let version: number | undefined;
  const answer = await formAction({
    ...reading(form, locale),
    async send(input) {
      const saved = await api(EDIT_WIDGET, { ...of, version: versionOf(form), input });
      version = saved.editWebIntegration.version;
    },
  });
  return { ...atFields(answer), intent, ...(version !== undefined && { version }) };
}

/** What is wrong with the gradient stands at the first of its two fields. */
function atFields<Answer extends SectionAnswer>(answer: Answer): Answer {
  const { gradient, ...fieldErrors } = answer.fieldErrors;
  return gradient === undefined
    ? answer
    : { ...answer, fieldErrors: { ...fieldErrors, gradientFrom: gradient } };
}
