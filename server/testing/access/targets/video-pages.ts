import { aVideoCourse, removeEverything } from '#server/modules/videos/builders.ts';
import type { CourseMade } from '#server/modules/videos/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { group, otherPlaceOf } from './services.ts';
import type { AccessTarget, AnothersIds } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const courseAt = ({ app }: Town, { providerId }: ProviderOfTown): Promise<CourseMade> =>
  aVideoCourse(app.work(), app.deps.storage, { providerId });

export const PUBLIC_COURSE_PAGE: AccessTarget = {
  called: 'a video course, on its page; another’s: of a locked provider',
  mine: async (town) => ({ id: (await courseAt(town, town.here)).courseId }),
  others: async (town) => [{ id: (await courseAt(town, town.hidden)).courseId }],
  unknown: { id: UNKNOWN_ID },
  ids: { id: async (town) => [{ id: (await courseAt(town, town.hidden)).courseId }] },
};

export const PUBLIC_VIDEO_PAGE: AccessTarget = {
  called: 'a video, on its page; another’s: of a locked provider',
  mine: async (town) => ({ videoId: (await courseAt(town, town.here)).freeFileId }),
  others: async (town) => [{ videoId: (await courseAt(town, town.hidden)).freeFileId }],
  unknown: { videoId: UNKNOWN_ID },
  ids: { videoId: async (town) => [{ videoId: (await courseAt(town, town.hidden)).freeFileId }] },
};

const another =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await courseAt(town, otherPlaceOf(town, me))).courseId }];
const anotherGroup: AnothersIds = async (town, me) => [
  { 'form.groupId': await group(town, otherPlaceOf(town, me), 'video') },
];

const FORM = {
  name: 'Pilates a casa',
  description: 'Dieci lezioni',
  priceCents: '12,00',
  isAlwaysAvailable: 'on',
};
const CATEGORY = { isNobodys: 'categories are the same for all' };

export const PRODUCTS_SCREEN = screen('the video courses', () => ({}));
export const PRODUCT_TO_ARCHIVE = screen(
  'a video course to archive',
  async (town, _me, place) => ({ form: { act: 'archive', ids: (await courseAt(town, place)).courseId } }),
  { 'form.ids': another('form.ids') },
);
export const NEW_PRODUCT_SCREEN = screen('the form of a new video course', () => ({ form: FORM }), {
  'form.groupId': anotherGroup,
  'form.categoryId': CATEGORY,
});
export const PRODUCT_SCREEN = screen(
  'a video course',
  async (town, _me, place) => ({ productId: (await courseAt(town, place)).courseId }),
  { productId: another('productId') },
);
export const PRODUCT_TO_DELETE = screen(
  'an empty video course to delete',
  async (town, _me, place) => {
    const made = await courseAt(town, place);
    await removeEverything(town.app.work(), made);
    return { productId: made.courseId, form: { act: 'delete', ids: made.courseId } };
  },
  { productId: another('productId'), 'form.ids': another('form.ids') },
);
export const PRODUCT_TO_EDIT_SCREEN = screen(
  'the form of a video course',
  async (town, _me, place) => ({
    productId: (await courseAt(town, place)).courseId,
    form: { ...FORM, version: 2 },
  }),
  { productId: another('productId'), 'form.groupId': anotherGroup, 'form.categoryId': CATEGORY },
);
