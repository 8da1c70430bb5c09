import type { Locale } from '#contracts/languages.ts';
import { LOCALES } from '#contracts/languages.ts';
import { LONGEST_ISSUE_OPENING, LONGEST_ISSUE_SUBJECT, MOST_ISSUE_ARTICLES } from '#contracts/newsletter.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import type { NewsletterIssueForm } from '#contracts/validation/newsletter.ts';
import { NewsletterIssueForm as IssueSchema } from '#contracts/validation/newsletter.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';

function fieldOf(path: string, locale: Locale): FieldName {
  if (path === 'subject')
    return { name: m.issues_field_subject({}, { locale }), longest: LONGEST_ISSUE_SUBJECT };
  if (path === 'opening')
    return { name: m.issues_field_opening({}, { locale }), longest: LONGEST_ISSUE_OPENING };
  return path.startsWith('articleIds')
    ? { name: m.issues_field_articles({}, { locale }), longest: MOST_ISSUE_ARTICLES }
    : { name: '' };
}

/** Which language an issue is in, as an address or a form says it. */
export const languageIn = (said: string | null): Locale => LOCALES.find((one) => one === said) ?? 'it';

/** Sends an issue as it was typed. */
export const saveIssue = (
  form: FormData,
  locale: Locale,
  send: (input: NewsletterIssueForm) => Promise<unknown>,
): Promise<FormAnswer> =>
  formAction({
    form,
    locale,
    schema: IssueSchema,
    given: {
      language: languageIn(textOf(form, 'language')),
      subject: textOf(form, 'subject'),
      opening: textOf(form, 'opening'),
      articleIds: form.getAll('articleIds').map(Number),
    },
    fieldOf: (path) => fieldOf(path, locale),
    send,
  });
