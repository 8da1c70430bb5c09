import { textOf } from '#web/lib/form-text.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { unlessOffline } from '#web/lib/unless-offline.ts';

/** Sends one of the forms in a reservation's drawer; without a connection what was typed stays in it. */
export async function sendAct({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<FormAnswer>;
}) {
  const form = await request.clone().formData();
  const kept = { intent: textOf(form, 'intent'), typed: typedIn(form) };
  return unlessOffline<FormAnswer>(serverAction, (errors) => ({ ...OPEN_ANSWER, ...kept, errors }));
}
