import * as v from 'valibot';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_PHOTO_DESCRIPTION, PhotoDescription } from '#contracts/validation/provider-forms.ts';
import { moveOf } from '#web/business-ui/moved.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { refusedWith } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import {
  ADD_PHOTO,
  CHOOSE_DRAWN,
  DELETE_PHOTO,
  DESCRIBE_PHOTO,
  GALLERY,
  MOVE_PHOTO,
} from './gallery-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** Moves a photo (`move`), adds one by its key, takes one down, or chooses the drawn picture, by `intent`. */
export async function changeGallery(form: FormData, known: Known, providerId: number): Promise<FormAnswer> {
  const { api, locale } = known;
  if (form.has('move')) return movePhoto(form, known, providerId);
  const id = idOrNone.read(textOf(form, 'id'));
  const intent = textOf(form, 'intent');
  if (intent === 'add')
    return sendForm({ intent }, () => api(ADD_PHOTO, { providerId, key: textOf(form, 'key') }));
  if (intent === 'drawn') return sendForm({ intent }, () => api(CHOOSE_DRAWN, { providerId }));
  if (intent === 'delete' && id !== null)
    return sendForm({ intent }, () => api(DELETE_PHOTO, { providerId, id }));
  return refusedWith([{ message: m.failed_done({}, { locale }) }]);
}

async function movePhoto(form: FormData, { api, locale }: Known, providerId: number): Promise<FormAnswer> {
  return sendForm({ intent: 'move' }, async () => {
    const { getOwnProvider } = await api(GALLERY, { providerId });
    const move = moveOf(
      textOf(form, 'move'),
      getOwnProvider.photos.map(({ id }) => id),
    );
    if (!move) throw new ApiFailure([{ message: m.failed_updated({}, { locale }) }]);
    await api(MOVE_PHOTO, { providerId, ...move });
  });
}

const Words = v.object({ description: PhotoDescription });

/** Says what a photo shows. */
export async function describePhoto(
  form: FormData,
  { api, locale }: Known,
  of: { providerId: number; id: number },
): Promise<SectionAnswer> {
  const answer = await formAction({
    form,
    schema: Words,
    given: { description: textOf(form, 'description') },
    fieldOf: (path) => ({
      name: path === 'description' ? m.gallery_field_description({}, { locale }) : '',
      longest: LONGEST_PHOTO_DESCRIPTION,
    }),
    locale,
    send: ({ description }) => api(DESCRIBE_PHOTO, { ...of, version: versionOf(form), description }),
  });
  return { ...answer, intent: 'describe' };
}
