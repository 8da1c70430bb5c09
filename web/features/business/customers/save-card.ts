import * as m from '#contracts/texts/messages.js';
import { CustomerNote, LONGEST_CUSTOMER_NOTE, TagsOfCustomer } from '#contracts/validation/customer-notes.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import {
  ADD_NOTE,
  BLOCK_CONTENT,
  ERASE_CUSTOMER,
  KEEP_CUSTOMER,
  MARK_NOTE,
  REMOVE_NOTE,
  SET_TAGS,
} from '#web/business-frame/customers/customer-calls.ts';
import { saveBlacklisting } from './save-blacklisting.ts';
import { undoMerge } from './save-merge.ts';
import { saveWallet } from './save-wallet.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;
type Of = { providerId: number; id: number };

/** Does what one of the forms of the card says. @throws ApiFailure for no such customer */
export async function saveCard(form: FormData, known: Known, of: Of): Promise<FormAnswer> {
  const intent = textOf(form, 'intent');
  if (intent === 'note') return saveNote(form, known, of);
  if (intent === 'tags') return saveTags(form, known, of);
  if (intent === 'undoMerge') return undoMerge(form, known, of);
  if (intent === 'removeNote') return removeNote(form, known, { ...of, isHealth: false });
  if (intent === 'markNote') return markNote(form, known, { ...of, isHealth: true });
  if (intent === 'content') return blockContent(form, known, of);
  if (intent === 'topUp' || intent === 'gift') return saveWallet(form, known, { ...of, intent });
  if (intent === 'eraseCard' || intent === 'keepCard') return answerErasure(intent, known, of);
  return saveBlacklisting(form, known, of);
}

async function saveNote(form: FormData, { api, locale }: Known, { providerId, id }: Of): Promise<FormAnswer> {
  const answer = await formAction({
    form,
    locale,
    schema: CustomerNote,
    given: { text: textOf(form, 'text'), isHealth: form.has('isHealth') },
    fieldOf: (path) =>
      path === 'text'
        ? { name: m.customers_field_note({}, { locale }), longest: LONGEST_CUSTOMER_NOTE }
        : { name: '' },
    send: (input) => api(ADD_NOTE, { providerId, customerId: id, input }),
  });
  return { ...answer, intent: 'note' };
}

async function saveTags(form: FormData, { api, locale }: Known, of: Of): Promise<FormAnswer> {
  const tagIds = form
    .getAll('tags')
    .flatMap((said) => (typeof said === 'string' ? (idOrNone.read(said) ?? []) : []));
  const answer = await formAction({
    form,
    locale,
    schema: TagsOfCustomer,
    given: { tagIds },
    fieldOf: () => ({ name: m.customers_field_tags({}, { locale }) }),
    send: (input) => api(SET_TAGS, { ...of, ...input }),
  });
  return { ...answer, intent: 'tags' };
}

/** What becomes of the card of who deleted their account. */
async function answerErasure(intent: 'eraseCard' | 'keepCard', { api }: Known, of: Of): Promise<FormAnswer> {
  return sendForm({ intent }, async () => {
    await (intent === 'eraseCard' ? api(ERASE_CUSTOMER, of) : api(KEEP_CUSTOMER, of));
  });
}

/** Withholds the courses they have, or gives them back. */
async function blockContent(form: FormData, { api }: Known, of: Of): Promise<FormAnswer> {
  const isContentBlocked = textOf(form, 'isContentBlocked') === 'yes';
  return sendForm({ intent: 'content' }, () => api(BLOCK_CONTENT, { ...of, isContentBlocked }));
}

/** Removes the note that a form names. */
export async function removeNote(
  form: FormData,
  { api }: Known,
  { providerId, isHealth }: Of & { isHealth: boolean },
): Promise<FormAnswer> {
  const id = idOrNone.read(textOf(form, 'noteId')) ?? 0;
  return sendForm({ intent: `remove ${id}` }, () => api(REMOVE_NOTE, { providerId, id, isHealth }));
}

/** Says of the note that a form names whether it is about health. @param of.isHealth as it shall be */
export async function markNote(
  form: FormData,
  { api }: Known,
  { providerId, isHealth }: Of & { isHealth: boolean },
): Promise<FormAnswer> {
  const id = idOrNone.read(textOf(form, 'noteId')) ?? 0;
  return sendForm({ intent: `mark ${id}` }, () => api(MARK_NOTE, { providerId, id, isHealth }));
}
