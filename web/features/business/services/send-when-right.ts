import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { pageLocale } from '#web/lib/page-locale.ts';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import { problemsOfService } from './save-service.ts';
import type { ServiceFormAnswer } from './service-form.tsx';

/** In the browser: reads the form of a service as the server does, and sends it once nothing is wrong with it. */
export async function sendWhenRight({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<unknown>;
}) {
  const form = await request.clone().formData();
  const problems = problemsOfService(form, pageLocale());
  if (problems) return problems;
  // The forms' own actions answer exactly this
  const send = async () => (await serverAction()) as ServiceFormAnswer;
  return unlessOffline<ServiceFormAnswer>(send, (errors) => ({
    ...OPEN_ANSWER,
    errors,
    typed: typedIn(form),
  }));
}
