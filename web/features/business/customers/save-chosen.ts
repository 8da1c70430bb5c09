import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { TagsChanged } from './chosen-address.ts';
import { NOTHING_CHANGED, tagsOfSomeIn } from './chosen-address.ts';
import { CHANGE_TAGS } from '#web/business-frame/customers/customer-calls.ts';

/** What was changed of the tags of some customers, once it was. */
export type ChosenAnswer = FormAnswer & { done?: TagsChanged };

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((said) => typeof said === 'string');
const idsIn = (form: FormData, name: string): number[] =>
  textsOf(form, name).flatMap((said) => idOrNone.read(said) ?? []);

/** Gives tags to the customers that a form names and takes tags from them; with the intent `undo` puts back what was changed just now. */
export async function saveChosen(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<ChosenAnswer> {
  const isUndo = textOf(form, 'intent') === 'undo';
  const { add, remove } = isUndo
    ? { add: tagsOfSomeIn(textsOf(form, 'removed')), remove: tagsOfSomeIn(textsOf(form, 'added')) }
    : ticksIn(form);
  const isBoth = !isUndo && add.some(({ tagId }) => remove.some((one) => one.tagId === tagId));
  const message = isBoth
    ? m.customers_chosen_both({}, { locale })
    : add.length + remove.length === 0
      ? m.customers_chosen_none({}, { locale })
      : null;
  let done: TagsChanged = NOTHING_CHANGED;
  const intent = isUndo ? 'undo' : 'tags';
  const problems: Record<string, string> = message === null ? {} : { add: message };
  const answer = await sendForm({ intent, form, problems }, async () => {
    const said = [add, remove].map((tags) =>
      tags.map((one) => ({ ...one, customerIds: [...one.customerIds] })),
    );
    const [given = [], taken = []] = said;
    done = (await api(CHANGE_TAGS, { providerId, add: given, remove: taken })).changeTagsOfCustomers;
  });
  return { ...answer, done };
}

function ticksIn(form: FormData) {
  const customerIds = idsIn(form, 'ids');
  const of = (name: string) =>
    customerIds.length === 0 ? [] : idsIn(form, name).map((tagId) => ({ tagId, customerIds }));
  return { add: of('add'), remove: of('remove') };
}
