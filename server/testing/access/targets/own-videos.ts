import type { CourseMade } from '#server/modules/videos/builders.ts';
import { aPaidCourse, aVideoCourse } from '#server/modules/videos/builders.ts';
import { buyCourse } from '#server/modules/videos/index.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { payByCard } from './reservations.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const courseAt = ({ app }: Town, { providerId }: ProviderOfTown, priceCents?: number): Promise<CourseMade> =>
  aVideoCourse(app.work(), app.deps.storage, {
    providerId,
    ...(priceCents !== undefined && { priceCents }),
  });

/** A course that somebody has: a free one, or one that they paid. */
async function hadBy(town: Town, email: string, isPaid = false): Promise<CourseMade> {
  const made = await courseAt(town, town.here, isPaid ? 2000 : 0);
  const request = {
    courseId: made.courseId,
    contact: { email, firstname: 'Ida', lastname: 'Riva', phone: '+39 333 1234567' },
    webIntegrationId: null,
    sharesData: true,
    shownTotalCents: null,
  };
  const bought = await buyCourse(town.app.work(), town.app.deps, request, {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: `own-videos-${made.courseId}`,
    idempotencyKey: null,
  });
  if (isPaid) {
    await payByCard(town, bought.orderId);
    await aPaidCourse(town.app.work(), bought);
  }
  return made;
}

function had(called: string, argsOf: (made: CourseMade) => Args, isPaid = false): AccessTarget {
  const veras = async (town: Town): Promise<Args> => argsOf(await hadBy(town, town.vera.email, isPaid));
  const [path = 'id'] = Object.keys(
    argsOf({ courseId: 1, freeFileId: 1, paidFileId: 1, providerId: 1, sectionId: 1, assetId: 1 }),
  );
  return {
    called: `${called}; another’s: of a course that somebody else has`,
    mine: async (town, { email }) => argsOf(await hadBy(town, email, isPaid)),
    others: async (town) => [await veras(town)],
    unknown: { [path]: UNKNOWN_ID },
    ids: { [path]: async (town) => [{ [path]: (await veras(town))[path] }] },
  };
}

export const HAD_COURSE = had('an own video course', ({ courseId }) => ({ id: courseId }));
export const BOUGHT_COURSE = had(
  'an own video course that was paid',
  ({ courseId }) => ({ id: courseId }),
  true,
);
export const HAD_FILE = had('a file of an own video course', ({ paidFileId }) => ({
  fileId: paidFileId,
  seen: true,
  seconds: 3,
}));

const WHO = { firstname: 'Ida', lastname: 'Riva', phone: '+39 333 1234567' };

/** A course that is bought. */
export const COURSE_TO_BUY: AccessTarget = {
  called: 'a video course to buy; another’s: of a locked provider',
  mine: async (town, { email }) => ({
    ...WHO,
    email,
    productId: (await courseAt(town, town.here)).courseId,
    agreements: [{ type: 'sharing', decision: 'Y' }],
  }),
  others: async (town, { email }) => [
    {
      ...WHO,
      email,
      productId: (await courseAt(town, town.hidden)).courseId,
      agreements: [{ type: 'sharing', decision: 'Y' }],
    },
  ],
  unknown: { productId: UNKNOWN_ID },
  ids: {
    productId: async (town) => [{ productId: (await courseAt(town, town.hidden)).courseId }],
    webIntegrationId: ({ elsewhere }) => [{ webIntegrationId: elsewhere.integrationId }],
    reservationId: { isNobodys: 'together with a course it is refused' },
    membershipId: { isNobodys: 'together with a course it is refused' },
    subscriptionId: { isNobodys: 'together with a course it is refused' },
  },
};

/** The same on the page of the course. */
export const COURSE_TO_BUY_PAGE: AccessTarget = {
  called: 'a video course, bought on its page; another’s: of a locked provider',
  mine: async (town, { email }) => ({
    id: (await courseAt(town, town.here)).courseId,
    form: { ...WHO, email, sharing: 'Y', shownPriceCents: 2000 },
  }),
  unknown: { id: UNKNOWN_ID },
  ids: { id: async (town) => [{ id: (await courseAt(town, town.hidden)).courseId }] },
};

const inWidget = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
  integrationId: town.here.integrationId,
  courseId: (await courseAt(town, place)).courseId,
});
const IN_WIDGET: Pick<AccessTarget, 'unknown' | 'ids'> = {
  unknown: { courseId: UNKNOWN_ID },
  ids: {
    integrationId: ({ hidden }) => [{ integrationId: hidden.integrationId }],
    courseId: async (town) => [{ courseId: (await courseAt(town, town.elsewhere)).courseId }],
  },
};

/** A course in the widget of its provider. */
export const COURSE_IN_WIDGET: AccessTarget = {
  called: 'a video course, in the widget of its provider; another’s: of another provider',
  mine: (town) => inWidget(town, town.here),
  others: async (town) => [await inWidget(town, town.elsewhere)],
  ...IN_WIDGET,
};
export const COURSE_TO_BUY_IN_WIDGET: AccessTarget = {
  called: 'a video course, bought in the widget of its provider',
  mine: async (town, { email }) => ({
    ...(await inWidget(town, town.here)),
    form: { ...WHO, email, sharing: 'Y', shownPriceCents: 2000 },
  }),
  ...IN_WIDGET,
};
