import type { CourseMade } from '#server/modules/videos/builders.ts';
import { aFilmToSend, aVideoCourse, removeEverything } from '#server/modules/videos/builders.ts';
import { WatchCodes } from '#server/modules/videos/use-cases/watch-codes.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, group, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

export const courseAt = (
  { app }: Pick<Town, 'app'>,
  { providerId }: Pick<ProviderOfTown, 'providerId'>,
): Promise<CourseMade> => aVideoCourse(app.work(), app.deps.storage, { providerId });

const publicArgs = ({ providerId, courseId, freeFileId }: CourseMade): Args => ({
  providerId,
  id: courseId,
  productId: courseId,
  fileId: freeFileId,
});

/** A course as visitors ask for it. */
export const PUBLIC_COURSE: AccessTarget = {
  called: 'a video course; another’s: of a locked provider',
  mine: async (town) => publicArgs(await courseAt(town, town.here)),
  others: async (town) => [publicArgs(await courseAt(town, town.hidden))],
  unknown: { id: UNKNOWN_ID, productId: UNKNOWN_ID },
  ids: {
    id: async (town) => [{ id: (await courseAt(town, town.hidden)).courseId }],
    productId: async (town) => [{ productId: (await courseAt(town, town.hidden)).courseId }],
  },
};

/** The courses of a provider. */
export const COURSES_OF_PROVIDER: AccessTarget = {
  called: 'the video courses of a provider; another’s: of one that is locked',
  mine: async (town) => ({ providerId: (await courseAt(town, town.here)).providerId }),
  others: ({ hidden }) => [{ providerId: hidden.providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: {
    providerId: ({ hidden }) => [{ providerId: hidden.providerId }],
    webIntegrationId: { isNobodys: 'it changes nothing' },
  },
};

const fileArgs = ({ providerId, freeFileId }: CourseMade): Args => ({ providerId, id: freeFileId });

/** A free file of a published course. */
export const PUBLIC_FILE: AccessTarget = {
  called: 'a free file; another’s: of a locked provider',
  mine: async (town) => fileArgs(await courseAt(town, town.here)),
  others: async (town) => [fileArgs(await courseAt(town, town.hidden))],
  unknown: { id: UNKNOWN_ID },
  ids: {
    id: async (town) => [{ id: (await courseAt(town, town.hidden)).freeFileId }],
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
  },
};

const INPUT = { name: 'Pilates a casa', description: 'Dieci lezioni', priceCents: 1200 };
const SECTION_INPUT = { name: 'Respirare' };
const FILE = { name: 'film.mp4', bytes: 1000 };

export const onCourse = (made: CourseMade, more: Args = {}): Args => ({
  providerId: made.providerId,
  id: made.courseId,
  productId: made.courseId,
  sectionId: made.sectionId,
  fileId: made.freeFileId,
  ids: [made.courseId],
  version: 2,
  active: false,
  withContent: true,
  input: INPUT,
  file: FILE,
  ...more,
});

const another =
  (path: string, idOf: (made: CourseMade) => number): AnothersIds =>
  async (town, me) => [{ [path]: idOf(await courseAt(town, otherPlaceOf(town, me))) }];

/** Something of a provider in the back office, made anew each time. */
export function own(
  called: string,
  argsOf: (town: Town, made: CourseMade) => Promise<Args> | Args,
): AccessTarget {
  const at = async (town: Town, place: ProviderOfTown): Promise<Args> =>
    argsOf(town, await courseAt(town, place));
  return {
    called: `${called}; another’s: of another provider`,
    mine: (town: Town, me: Member) => at(town, placeOf(town, me)),
    others: async (town, me) => [await at(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: {
      providerId: anotherProvider,
      id: another('id', ({ courseId }) => courseId),
      productId: another('productId', ({ courseId }) => courseId),
      sectionId: another('sectionId', ({ sectionId }) => sectionId),
      fileId: another('fileId', ({ freeFileId }) => freeFileId),
      assetId: async (town, me) => [
        {
          assetId: await aFilmToSend(town.app.work(), town.app.deps.storage, {
            ...(await courseAt(town, otherPlaceOf(town, me))),
            personId: me.personId,
          }),
        },
      ],
      'input.groupId': async (town, me) => [
        { 'input.groupId': await group(town, otherPlaceOf(town, me), 'video') },
      ],
      'input.categoryId': { isNobodys: 'categories are the same for all' },
    },
  };
}
const withIds = (target: AccessTarget, ids: AnothersIds): AccessTarget => ({
  ...target,
  ids: { ...target.ids, ids },
});

export const OWN_COURSE = withIds(
  own('a video course', (_town, made) => onCourse(made)),
  another('ids', ({ courseId }) => courseId),
);
/** The first two change places, so that two rows are written however many courses stand. */
export const COURSES_TO_ORDER = withIds(
  own('the order of courses', async (town, made) => {
    await courseAt(town, made);
    const { rows } = await town.app.pool.query<{ id: number }>(
      'select id from video_courses where provider_id = $1 and not archived order by position, id',
      [made.providerId],
    );
    const ids = rows.map(({ id }) => Number(id));
    return onCourse(made, { ids: ids.slice(0, 2).toReversed() });
  }),
  another('ids', ({ courseId }) => courseId),
);
export const IMAGE_TO_SEND = own('the picture of a course', (_town, made) =>
  onCourse(made, { file: { name: 'foto.jpg', bytes: 1000 } }),
);
export const EMPTY_COURSE = own('an empty video course', async ({ app }, made) => {
  await removeEverything(app.work(), made);
  return onCourse(made);
});
export const OWN_SECTION = own('a section', (_town, made) => onCourse(made, { input: SECTION_INPUT }));
export const EMPTY_SECTION = own('an empty section', async ({ app }, made) => {
  await removeEverything(app.work(), made, { keepsSection: true });
  return onCourse(made);
});
export const SECTIONS_TO_ORDER = withIds(
  own('the order of sections', (_town, made) => onCourse(made, { ids: [made.sectionId] })),
  another('ids', ({ sectionId }) => sectionId),
);
export const FILES_TO_ORDER = withIds(
  own('the order of files', (_town, made) => onCourse(made, { ids: [made.paidFileId, made.freeFileId] })),
  another('ids', ({ freeFileId }) => freeFileId),
);
export const OWN_FILE = own('a file', (_town, made) =>
  onCourse(made, { input: { title: 'Saluto', isFree: true } }),
);
export const OWN_UPLOAD = own('a file on its way', async ({ app, vera }, made) => ({
  providerId: made.providerId,
  assetId: await aFilmToSend(app.work(), app.deps.storage, { ...made, personId: vera.personId }),
}));

/** The address that a free film opens at. */
export const FILM_ADDRESS: AccessTarget = {
  called: 'a film by its address; another’s: of a locked provider, or forged',
  mine: async (town) => addressOf(town, await courseAt(town, town.here)),
  async others(town) {
    const mine = await addressOf(town, await courseAt(town, town.here));
    const code = String(mine['code']);
    return [
      await addressOf(town, await courseAt(town, town.hidden)),
      { ...mine, code: `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}` },
    ];
  },
};

async function addressOf({ app }: Town, { providerId, freeFileId }: CourseMade): Promise<Args> {
  const until = new Date(app.clock.now().getTime() + 3_600_000);
  const grant = { kind: 'file', providerId, id: freeFileId, personId: null, until } as const;
  const code = new WatchCodes(app.deps.secrets.keyFor('watch')).codeFor(grant);
  return { code, name: 'original' };
}

/** The picture of a course by its address. */
export const COURSE_PICTURE: AccessTarget = {
  called: 'the picture of a course; another’s: under a wrong key or provider',
  mine: async (town) => pictureArgs(town, await courseAt(town, town.here)),
  async others(town) {
    const mine = await pictureArgs(town, await courseAt(town, town.here));
    return [
      { ...mine, key: String(mine['key']).replace(/^.{4}/, '0000') },
      { ...mine, providerId: town.elsewhere.providerId },
    ];
  },
  ids: {
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
  },
};

async function pictureArgs({ app }: Town, { providerId, courseId }: CourseMade): Promise<Args> {
  const { rows } = await app.pool.query<{ key: string }>(
    'select a.key from film_assets a join video_courses c on c.picture_asset_id = a.id where c.id = $1',
    [courseId],
  );
  return { providerId, key: rows[0]?.key, file: 'small.webp' };
}
