import { textOf } from '#web/lib/form-text.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { idIn, providerIdIn, whenAllowed } from '../center/load-center.ts';
import type { Asked } from './load-reservation.ts';
import { isActIntent, saveAct } from './save-acts.ts';
import { saveMoney } from './save-money.ts';

/** Does what one of the forms in a reservation's drawer says, for the action of every route that shows it. @throws as `whenAllowed` */
export async function actOnReservation({
  context,
  request,
  url,
  params,
}: Asked & { request: Request }): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const intent = textOf(form, 'intent');
  const answer = await whenAllowed(url, () =>
    isActIntent(intent)
      ? saveAct(form, requestOf(context), of, intent)
      : saveMoney(form, requestOf(context), of),
  );
  return answer;
}
