import { COURSES_ON_PAGE } from '#contracts/videos.ts';
import { builder } from '#server/graphql/builder.ts';
import { percentSeen } from '../rules/access-times.ts';
import { beginVideoCourse, withdrawFromVideoCourse } from '../use-cases/give-course-back.ts';
import type { MyCourse, MyFile } from '../use-cases/my-courses.ts';
import {
  getMyCourse,
  getMyCourseFiles,
  getMyCourses,
  markFileSeen,
  saveFilePosition,
} from '../use-cases/my-courses.ts';
import { ofProvider } from '../use-cases/shown-course.ts';
import type { ShownFile } from './file-ref.ts';
import { VideoFileRef } from './file-ref.ts';
import { VideoCourseRef } from './refs.ts';

const UserVideoCourseRef = builder.objectRef<MyCourse>('UserVideoCourse').implement({
  description: 'A video course that whoever is signed in has, and how far they are in it.',
  fields: (t) => ({
    product: t.field({
      type: VideoCourseRef,
      description: 'The course.',
      resolve: ({ course }) => ofProvider(course),
    }),
    providerName: t.exposeString('providerName', { description: 'Whose it is.' }),
    percentSeen: t.int({ description: 'Of its files, in whole percent.', resolve: percentSeen }),
    filesSeen: t.exposeInt('seen', { description: 'How many of its files they have opened.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'Since when they have it.',
      resolve: ({ startsAt }) => startsAt,
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when they have it; null: without an end.',
      resolve: ({ endsAt }) => endsAt,
    }),
    nextOpeningAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next section opens; null where all are open.',
      resolve: ({ nextOpeningAt }) => nextOpeningAt,
    }),
    withdrawableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be given back for all the money; null: it cannot.',
      resolve: (own) => own.withdrawableUntil,
    }),
    timeZone: t.exposeString('timeZone', { description: 'Of its provider.' }),
  }),
});

type MyPage = { items: MyCourse[]; total: number; page: number };

const UserVideoCoursePageRef = builder.objectRef<MyPage>('UserVideoCoursePage').implement({
  description: `${COURSES_ON_PAGE} own video courses.`,
  fields: (t) => ({
    items: t.expose('items', { type: [UserVideoCourseRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.int({
      description: 'How many pages there are.',
      resolve: ({ total }) => Math.max(1, Math.ceil(total / COURSES_ON_PAGE)),
    }),
  }),
});

const shownFile = (file: MyFile): ShownFile => ({ ...file, isForEverybody: false });
const id = { type: 'Id', required: true, description: 'Which course.' } as const;
const fileId = { type: 'Id', required: true, description: 'Which file.' } as const;

builder.queryFields((t) => ({
  getUserVideoCoursesYouFeel: t.field({
    description: 'The video courses of whoever is signed in, eight a page.',
    type: UserVideoCoursePageRef,
    args: { page: t.arg.int({ description: '1 when left out.' }) },
    resolve: (_root, { page }, context) => getMyCourses(context, { page: page ?? null }),
  }),
  getUserVideoCourse: t.field({
    description: 'One video course of whoever is signed in.',
    type: UserVideoCourseRef,
    args: { id: t.arg(id) },
    resolve: (_root, { id: courseId }, context) => getMyCourse(context, courseId),
  }),
  getUserVideoCourseFilesYouFeel: t.field({
    description:
      'The files of an own video course; of those whose section has not opened `signedUrl` is null.',
    type: [VideoFileRef],
    args: { id: t.arg(id) },
    resolve: async (_root, { id: courseId }, context) =>
      (await getMyCourseFiles(context, courseId)).map(shownFile),
  }),
}));

builder.mutationFields((t) => ({
  beginVideoCourse: t.boolean({
    description:
      'Whoever is signed in agrees to begin an own video course and to lose the right to give it back; the words are kept and mailed.',
    args: { id: t.arg(id) },
    resolve: (_root, { id: courseId }, context) => beginVideoCourse(context, courseId),
  }),
  withdrawFromVideoCourse: t.boolean({
    description:
      'Gives a video course back that was bought within fourteen days and is not begun: all money goes back.',
    args: { id: t.arg(id) },
    resolve: (_root, { id: courseId }, context) => withdrawFromVideoCourse(context, courseId),
  }),
  markFileSeenUnseen: t.boolean({
    description: 'Marks a file of an own video course seen or unseen. Answers whether it is seen.',
    args: {
      fileId: t.arg(fileId),
      seen: t.arg.boolean({ required: true, description: 'false: not seen.' }),
    },
    resolve: (_root, { fileId: of, seen }, context) => markFileSeen(context, { fileId: of, isSeen: seen }),
  }),
  saveFilePosition: t.boolean({
    description: 'Keeps how far a file of an own video course was watched.',
    args: {
      fileId: t.arg(fileId),
      seconds: t.arg.int({ required: true, description: 'From its beginning, a day at most.' }),
    },
    resolve: (_root, { fileId: of, seconds }, context) => saveFilePosition(context, { fileId: of, seconds }),
  }),
}));
