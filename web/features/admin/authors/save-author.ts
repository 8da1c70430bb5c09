import * as m from '#contracts/texts/messages.js';
import { AuthorForm, LONGEST_AUTHOR_NAME, LONGEST_BIOGRAPHY } from '#contracts/validation/article.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { CREATE_AUTHOR, EDIT_AUTHOR } from './author-calls.ts';

/** Adds an author, or writes one over. @param id null for a new one */
export function saveAuthor(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  id: number | null,
): Promise<FormAnswer> {
  const said = (name: string): string => textOf(form, name);
  return formAction({
    form,
    locale,
    schema: AuthorForm,
    given: {
      displayName: said('displayName'),
      jobTitleIt: said('jobTitleIt'),
      jobTitleEn: said('jobTitleEn'),
      biographyIt: said('biographyIt'),
      biographyEn: said('biographyEn'),
      picture: said('picture') || null,
    },
    fieldOf: (path) =>
      path === 'displayName'
        ? { name: m.authors_field_name({}, { locale }), longest: LONGEST_AUTHOR_NAME }
        : {
            name: m.authors_field_text({}, { locale }),
            longest: path.startsWith('biography') ? LONGEST_BIOGRAPHY : LONGEST_AUTHOR_NAME,
          },
    send: (input) =>
      id === null
        ? api(CREATE_AUTHOR, { input })
        : api(EDIT_AUTHOR, {
            id,
            version: Number(textOf(form, 'overwrites') || textOf(form, 'version')),
            input,
          }),
  });
}
