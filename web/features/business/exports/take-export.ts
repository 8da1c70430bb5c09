import { redirect } from 'react-router';
import { OPEN_ANSWER } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { proveAgain } from '#web/business-frame/customers/prove-again.ts';
import type { ExportQuery } from '#web/business-frame/exports/export-query.ts';
import { isTooMany } from '#web/business-frame/exports/export-query.ts';

/**
 * Takes the proof where one is missing, and leads to the file; the browser stays on its page.
 * @throws the way to the file
 */
export async function takeExport(
  form: FormData,
  known: Pick<RequestContext, 'api' | 'locale'>,
  { asked, download }: { asked: ExportQuery; download: string },
): Promise<FormAnswer> {
  // The page says why not
  if (!asked.isOpened || isTooMany(asked)) return OPEN_ANSWER;
  if (!asked.isProved) {
    const answer = await proveAgain(form, known);
    if (!answer.isSaved) return answer;
  }
  throw redirect(download, 303);
}
