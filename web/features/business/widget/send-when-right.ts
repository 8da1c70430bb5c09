import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { pageLocale } from '#web/lib/page-locale.ts';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import type { WidgetAnswer } from './save-widget.ts';
import { problemsOfWidget } from './save-widget.ts';

/** In the browser: reads the form of a widget as the server does, and sends it once nothing is wrong with it. */
export async function sendWhenRight({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<unknown>;
}) {
  const form = await request.clone().formData();
  const problems = problemsOfWidget(form, pageLocale());
  if (problems) return problems;
  // The forms' own actions answer exactly this
  const send = async () => (await serverAction()) as WidgetAnswer;
  return unlessOffline<WidgetAnswer>(send, (errors) => ({
    ...OPEN_ANSWER,
    intent: textOf(form, 'intent') === 'widget' ? 'widget' : 'standing',
    errors,
    typed: typedIn(form),
  }));
}
