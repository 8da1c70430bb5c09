import { COURSES_ON_PAGE } from '#contracts/videos.ts';
import { builder } from '#server/graphql/builder.ts';
import {
  fileToOpen,
  getPublicVideoFile,
  getPublicVideoFiles,
  getPublicVideos,
  getVideoCourses,
  publicCourse,
  publicFiles,
  publicSections,
} from '../use-cases/public-courses.ts';
import type { PublicCourse, PublicFile, SeenFile } from '../use-cases/public-courses.ts';
import { ofPublic } from '../use-cases/shown-course.ts';
import type { ShownCourse } from '../use-cases/shown-course.ts';
import { addressToWatch } from '../use-cases/watch.ts';
import type { ShownFile } from './file-ref.ts';
import { VideoFileRef } from './file-ref.ts';
import { FileTypeRef, VideoCourseRef, VideoSectionRef } from './refs.ts';

const shownFile = ({ file, why, view }: SeenFile): ShownFile => ({
  file,
  why,
  view,
  isForEverybody: file.isFree,
});

interface CoursePage {
  items: ShownCourse[];
  total: number;
  page: number;
}
const pagesOf = ({ total }: { total: number }): number => Math.max(1, Math.ceil(total / COURSES_ON_PAGE));

const VideoCoursePageRef = builder.objectRef<CoursePage>('VideoCoursePage').implement({
  description: `${COURSES_ON_PAGE} video courses.`,
  fields: (t) => ({
    items: t.expose('items', {
      type: [VideoCourseRef],
      description: 'The latest first; of one provider in its order.',
    }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.int({ description: 'How many pages there are.', resolve: pagesOf }),
  }),
});

const PublicVideoFileRef = builder.objectRef<PublicFile>('PublicVideoFile').implement({
  description: 'A film or sound of a published course, found by itself.',
  fields: (t) => ({
    file: t.field({ type: VideoFileRef, description: 'The file.', resolve: shownFile }),
    course: t.field({
      type: VideoCourseRef,
      description: 'Its course.',
      resolve: ({ course }, _args, { work }) => ofPublic(course, work.now()),
    }),
  }),
});

const PublicVideoFilePageRef = builder
  .objectRef<{ items: PublicFile[]; total: number; page: number }>('PublicVideoFilePage')
  .implement({
    description: `${COURSES_ON_PAGE} films and sounds of published courses.`,
    fields: (t) => ({
      items: t.expose('items', {
        type: [PublicVideoFileRef],
        description: 'What is free first, then the latest.',
      }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
      page: t.exposeInt('page', { description: '1 for the first.' }),
      pages: t.int({ description: 'How many pages there are.', resolve: pagesOf }),
    }),
  });

interface OpenedFile {
  type: ShownFile['file']['film']['kind'];
  signedUrl: string;
}

const OpenedFileRef = builder.objectRef<OpenedFile>('OpenedFile').implement({
  description: 'What a file is and where it opens.',
  fields: (t) => ({
    type: t.expose('type', { type: FileTypeRef, description: 'What it is.' }),
    signedUrl: t.exposeString('signedUrl', { description: 'Where it opens, for who asks alone.' }),
  }),
});

const keyword = { description: 'Looked for in names and descriptions.' } as const;
const page = { description: '1 when left out.' } as const;
const productId = { type: 'Id', required: true, description: 'Which course.' } as const;
const shownAt =
  (now: Date) =>
  (course: PublicCourse): ShownCourse =>
    ofPublic(course, now);

builder.queryFields((t) => ({
  getVideoCoursesYouFeel: t.field({
    description: 'The published video courses of all providers or of one, eight a page.',
    type: VideoCoursePageRef,
    args: {
      page: t.arg.int(page),
      keyword: t.arg.string(keyword),
      providerId: t.arg({ type: 'Id', description: 'Only of this provider.' }),
    },
    async resolve(_root, asked, { work }) {
      const found = await getVideoCourses(work, {
        page: asked.page ?? null,
        keyword: asked.keyword ?? null,
        providerId: asked.providerId ?? null,
      });
      return { ...found, items: found.items.map(shownAt(work.now())) };
    },
  }),
  getPublicVideos: t.field({
    description:
      'The published video courses of a provider, in its order; null when visitors may not see the provider.',
    type: [VideoCourseRef],
    nullable: true,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }),
      keyword: t.arg.string(keyword),
      webIntegrationId: t.arg({ type: 'Id', description: 'The widget that shows them; changes nothing.' }),
    },
    async resolve(_root, asked, { work }) {
      const found = await getPublicVideos(work, {
        providerId: asked.providerId,
        keyword: asked.keyword ?? null,
      });
      return found?.map(shownAt(work.now())) ?? null;
    },
  }),
}));

builder.queryFields((t) => ({
  getVideoCourse: t.field({
    description: 'One published video course.',
    type: VideoCourseRef,
    args: { id: t.arg(productId) },
    resolve: async (_root, { id }, { work }) => ofPublic(await publicCourse(work, id), work.now()),
  }),
  getVideoCourseFilesYouFeel: t.field({
    description: 'The files of a published video course; of those that do not open `signedUrl` is null.',
    type: [VideoFileRef],
    args: { id: t.arg(productId) },
    resolve: async (_root, { id }, context) => (await publicFiles(context, id)).map(shownFile),
  }),
  getSections: t.field({
    description: 'The sections of a published video course, or of an own one, in their order.',
    type: [VideoSectionRef],
    args: { productId: t.arg(productId) },
    resolve: (_root, { productId: id }, context) => publicSections(context, id),
  }),
  getCustomerPublicFile: t.field({
    description: 'What a file is and where it opens; refused where it does not.',
    type: OpenedFileRef,
    args: {
      id: t.arg({ type: 'Id', required: true, description: 'Which file.' }),
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }),
    },
    async resolve(_root, asked, { work, actor, deps }): Promise<OpenedFile> {
      const { file, isForEverybody } = await fileToOpen({ work, actor }, asked);
      const { providerId, id, film } = file;
      const of = { kind: 'file', providerId, id, film, isForEverybody } as const;
      return { type: film.kind, signedUrl: addressToWatch({ work, actor, deps }, of) };
    },
  }),
  getPublicVideoFiles: t.field({
    description: 'The films and sounds of published courses, eight a page.',
    type: PublicVideoFilePageRef,
    args: { keyword: t.arg.string(keyword), page: t.arg.int(page) },
    resolve: (_root, asked, context) =>
      getPublicVideoFiles(context, { keyword: asked.keyword ?? null, page: asked.page ?? null }),
  }),
  getPublicVideoFile: t.field({
    description: 'One film or sound of a published course.',
    type: PublicVideoFileRef,
    args: { id: t.arg({ type: 'Id', required: true, description: 'Which file.' }) },
    resolve: (_root, { id }, context) => getPublicVideoFile(context, id),
  }),
}));
