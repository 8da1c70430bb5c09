import { COURSE_TARGETS, FILE_TYPES, FILM_STATES, PERIOD_TYPES } from '#contracts/videos.ts';
import { categoryName } from '#contracts/category-names.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { imageSize } from '#server/modules/catalog/graphql/refs.ts';
import { drawingPath, objectOf } from '#server/modules/media/index.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { safeHtml } from '../use-cases/safe-html.ts';
import type { Section } from '../use-cases/own-courses.ts';
import type { SectionOfMine } from '../use-cases/public-courses.ts';
import type { ShownCourse } from '../use-cases/shown-course.ts';
import { addressToWatch, isShown } from '../use-cases/watch.ts';
import { categorySlugs } from './category-slugs.ts';

export const FileTypeRef = builder.enumType('FileType', {
  description: 'What a file of a video course is (specification section 3, “File types”).',
  values: FILE_TYPES,
});
export const CourseTargetRef = builder.enumType('CourseTarget', {
  description: 'For whom a course is made.',
  values: COURSE_TARGETS,
});
export const PeriodTypeRef = builder.enumType('PeriodType', {
  description: 'Days, weeks or months of 30 days.',
  values: PERIOD_TYPES,
});
export const FilmStateRef = builder.enumType('FilmState', {
  description: 'How an uploaded file stands: on its way, being looked at, ready, or refused.',
  values: FILM_STATES,
});

const CourseGroupRef = builder
  .objectRef<NonNullable<ShownCourse['course']['group']>>('VideoCourseGroup')
  .implement({
    description: 'The group a course stands in.',
    fields: (t) => ({
      id: t.expose('id', { type: 'Id', description: 'Id of the group.' }),
      name: t.exposeString('name', { description: 'Its name.' }),
      color: t.exposeString('color', { description: '#rrggbb.' }),
    }),
  });

const CourseIntroRef = builder.objectRef<ShownCourse>('VideoCourseIntro').implement({
  description: 'What shows everybody what a course is like.',
  fields: (t) => ({
    name: t.string({ description: 'Of the file.', resolve: ({ course }) => course.intro?.name ?? '' }),
    state: t.field({
      type: FilmStateRef,
      description: 'How it stands.',
      resolve: ({ course }) => course.intro?.state ?? 'failed',
    }),
    transcoded: t.boolean({
      description: 'Browsers play it.',
      resolve: ({ course }) => course.intro?.playsAsIs ?? false,
    }),
    signedUrl: t.string({
      nullable: true,
      description: 'Where it is watched; null while it cannot be.',
      resolve: ({ course, seller }, _args, { work, actor, deps }) => {
        const film = course.intro;
        if (!film || !isShown(film)) return null;
        const { providerId, id } = course;
        const isForEverybody = seller !== null;
        return addressToWatch({ work, actor, deps }, { kind: 'intro', providerId, id, film, isForEverybody });
      },
    }),
  }),
});

/** Absolute address of what is seen of a course: its picture, or a drawn still life. */
function imageOf(
  { course: { id, name, providerId, picture } }: ShownCourse,
  size: 'small' | 'medium' | 'large' | 'xLarge',
  { origin }: Pick<Deps, 'origin'>,
): string {
  const path =
    picture?.state === 'ready'
      ? `/media/courses/${providerId}/${picture.key}/${size}.webp`
      : drawingPath(objectOf({ id, name }), size);
  return new URL(path, origin).href;
}

export const VideoCourseRef = builder.objectRef<ShownCourse>('VideoCourse').implement({
  description: 'A video course (specification section 3, “Video product”).',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: '`productId` of the calls.', resolve: ({ course }) => course.id }),
    tempProductId: t.string({
      nullable: true,
      description: 'Always null: a course has its id from the beginning.',
      resolve: () => null,
    }),
    providerId: t.field({ type: 'Id', description: 'Whose.', resolve: ({ course }) => course.providerId }),
    providerName: t.string({
      nullable: true,
      description: 'Whose, by name; null where its own provider reads it.',
      resolve: ({ seller }) => seller?.name ?? null,
    }),
    providerLanguage: t.string({
      nullable: true,
      description: 'In which language it is written.',
      resolve: ({ seller }) => seller?.language ?? null,
    }),
    svcTypeId: t.string({ description: 'V: videos.', resolve: () => 'V' }),
    prodGroupId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The group it stands in.',
      resolve: ({ course }) => course.group?.id ?? null,
    }),
    name: t.string({ description: 'What it is called.', resolve: ({ course }) => course.name }),
    description: t.string({
      description: 'HTML of words alone, made safe; may be empty.',
      resolve: ({ course }) => safeHtml(course.description),
    }),
    price: t.float({
      description: 'In euro, before the online discount.',
      resolve: ({ course }) => euroOfCents(course.priceCents),
    }),
    priceCents: t.int({ description: 'The same in cents.', resolve: ({ course }) => course.priceCents }),
    payCents: t.int({
      nullable: true,
      description: 'What is charged, in cents; null where its own provider reads it.',
      resolve: ({ seller }) => seller?.payCents ?? null,
    }),
    vatTreatment: t.field({
      type: VatTreatmentRef,
      description: 'How it is taxed.',
      resolve: ({ course }) => course.vatTreatment,
    }),
  }),
});

builder.objectFields(VideoCourseRef, (t) => ({
  orderIndex: t.int({ description: 'Its place in the list.', resolve: ({ course }) => course.position }),
  active: t.boolean({ description: 'Visitors see it.', resolve: ({ course }) => course.isActive }),
  archive: t.boolean({ description: 'Put away.', resolve: ({ course }) => course.isArchived }),
  target: t.field({
    type: CourseTargetRef,
    description: 'For whom it is made.',
    resolve: ({ course }) => course.target,
  }),
  imageUrl: t.string({
    description: 'Absolute address of its picture; a drawn still life while it has none.',
    args: { size: t.arg(imageSize) },
    resolve: (shown, { size }, { deps }) => imageOf(shown, size ?? 'medium', deps),
  }),
  hasPicture: t.boolean({
    description: 'It has a picture of its own.',
    resolve: ({ course }) => course.picture?.state === 'ready',
  }),
  pictureState: t.field({
    type: FilmStateRef,
    nullable: true,
    description: 'How the picture stands; null for none.',
    resolve: ({ course }) => course.picture?.state ?? null,
  }),
  fileType: t.field({
    type: FileTypeRef,
    description: 'Always video.',
    resolve: () => 'video' as const,
  }),
  categoryId: t.field({
    type: 'Id',
    nullable: true,
    description: 'Of its category.',
    resolve: ({ course }) => course.categoryId,
  }),
  categoryName: t.string({
    nullable: true,
    description: 'Its category in the requested language.',
    async resolve({ course: { categoryId } }, _args, context) {
      const slug = categoryId === null ? undefined : (await categorySlugs(context, {})).get(categoryId);
      return slug ? categoryName(slug, context.locale) : null;
    },
  }),
  duration: t.int({
    description: 'How long it can be watched, in `durationType`.',
    resolve: ({ course }) => course.duration,
  }),
  durationType: t.field({
    type: PeriodTypeRef,
    description: 'The unit of the duration.',
    resolve: ({ course }) => course.durationType,
  }),
}));

builder.objectFields(VideoCourseRef, (t) => ({
  alwaysAvailable: t.boolean({
    description: 'It can be watched without an end.',
    resolve: ({ course }) => course.isAlwaysAvailable,
  }),
  group: t.field({
    type: CourseGroupRef,
    nullable: true,
    description: 'The group it stands in.',
    resolve: ({ course }) => course.group,
  }),
  intro: t.field({
    type: CourseIntroRef,
    nullable: true,
    description: 'Shows everybody what it is like.',
    resolve: (shown) => (shown.course.intro ? shown : null),
  }),
  sectionCount: t.int({
    description: 'How many sections it has.',
    resolve: ({ course }) => course.sections,
  }),
  fileCount: t.int({ description: 'How many files it has.', resolve: ({ course }) => course.files }),
  freeFileCount: t.int({
    description: 'How many of them are free.',
    resolve: ({ course }) => course.freeFiles,
  }),
  canBuy: t.boolean({
    description: 'It can be bought now; false where its own provider reads it.',
    resolve: ({ seller }) => seller?.canBuy ?? false,
  }),
  version: t.int({
    description: 'What a change must be based on.',
    resolve: ({ course }) => course.version,
  }),
}));

export const VideoSectionRef = builder
  .objectRef<Section & { mine?: SectionOfMine | null }>('VideoSection')
  .implement({
    description: 'A part of a video course (specification section 3, “Section”).',
    fields: (t) => ({
      id: t.expose('id', { type: 'Id', description: 'Id of the section.' }),
      name: t.exposeString('name', { description: 'What it is called.' }),
      orderIndex: t.exposeInt('position', { description: 'Its place in the course.' }),
      productId: t.expose('courseId', { type: 'Id', description: 'Of its course.' }),
      videoCourseId: t.expose('courseId', { type: 'Id', description: 'The same.' }),
      numberOfFiles: t.exposeInt('files', { description: 'How many files it has.' }),
      availableAfter: t.exposeInt('availableAfter', {
        description: 'It opens so long after purchase, in `periodType`; 0: at once.',
      }),
      periodType: t.expose('periodType', { type: PeriodTypeRef, description: 'The unit of that.' }),
      opensAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it opens, or opened, for whoever asks; null for who does not have the course.',
        resolve: ({ mine }) => mine?.opensAt ?? null,
      }),
      userEmail: t.string({
        nullable: true,
        description: 'Where they are told that it opens; null for who does not have the course.',
        resolve: ({ mine }) => mine?.email ?? null,
      }),
      userLanguage: t.string({
        nullable: true,
        description: 'In which language they are told; null for who does not have the course.',
        resolve: ({ mine }) => mine?.language ?? null,
      }),
      videoName: t.string({
        nullable: true,
        description: 'Of the course, as they are told; null for who does not have it.',
        resolve: ({ mine }) => mine?.videoName ?? null,
      }),
    }),
  });
