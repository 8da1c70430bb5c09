import { builder } from '#server/graphql/builder.ts';
import type { Film, FilmToSend } from '#server/modules/films/index.ts';
import type { CourseFile } from '../use-cases/watch.ts';
import type { FileQuery } from '../use-cases/file-commands.ts';
import type { OwnCourse } from '../use-cases/own-courses.ts';
import { getProduct, getProducts } from '../use-cases/own-courses.ts';
import { ofProvider } from '../use-cases/shown-course.ts';
import { isShown } from '../use-cases/watch.ts';
import type { ShownFile } from './file-ref.ts';
import { VideoFileRef } from './file-ref.ts';
import { FilmStateRef, VideoCourseRef, VideoSectionRef } from './refs.ts';

/** Whoever sees the products of a provider opens all that browsers show. */
const ownFile = (file: CourseFile): ShownFile => ({
  file,
  why: isShown(file.film) ? null : 'fileNotPreviewable',
  isForEverybody: false,
  view: null,
});

const OwnCourseRef = builder.objectRef<OwnCourse>('OwnVideoCourse').implement({
  description: 'A video course with its sections and files, as its provider sees it.',
  fields: (t) => ({
    course: t.field({
      type: VideoCourseRef,
      description: 'The course.',
      resolve: ({ course }) => ofProvider(course),
    }),
    sections: t.expose('sections', { type: [VideoSectionRef], description: 'In their order.' }),
    files: t.field({
      type: [VideoFileRef],
      description: 'Section by section, in their order.',
      resolve: ({ files }) => files.map(ownFile),
    }),
  }),
});

const FilePartRef = builder.objectRef<FilmToSend['parts'][number]>('FilePart').implement({
  description: 'A part of a file that is still to be sent.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    offset: t.exposeFloat('offset', { description: 'Where it begins in the file, in bytes.' }),
    bytes: t.exposeInt('bytes', { description: 'How long it is.' }),
    presignedUrl: t.exposeString('presignedUrl', {
      description: 'Takes it by one HTTP PUT, for an hour; success is 200 alone.',
    }),
  }),
});

export const FileUploadRef = builder
  .objectRef<Omit<FileQuery, 'toSend'> & { toSend: FilmToSend }>('FileUpload')
  .implement({
    description: 'Where a file is sent: as a whole, or in the parts that are missing.',
    fields: (t) => ({
      assetId: t.expose('assetId', { type: 'Id', description: 'For `fileUpload` and `completeFileUpload`.' }),
      fileId: t.expose('fileId', {
        type: 'Id',
        nullable: true,
        description: 'Of the file in its section; null for an intro and a picture.',
      }),
      presignedUrl: t.string({
        description:
          'Takes the whole file by one HTTP PUT as application/octet-stream, for an hour; success is 200 alone.',
        resolve: ({ toSend }) => toSend.presignedUrl,
      }),
      parts: t.field({
        type: [FilePartRef],
        description: 'The missing parts of a file above 16 MiB; none for a smaller one.',
        resolve: ({ toSend }) => toSend.parts,
      }),
    }),
  });

export const UploadedFileRef = builder.objectRef<Film>('UploadedFile').implement({
  description: 'A file whose bytes are there.',
  fields: (t) => ({
    assetId: t.expose('id', { type: 'Id', description: 'What was uploaded.' }),
    state: t.expose('state', { type: FilmStateRef, description: 'How it stands.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;

builder.queryFields((t) => ({
  getProducts: t.field({
    description: 'The video courses of a provider, in its order.',
    type: [VideoCourseRef],
    args: {
      providerId: t.arg(providerId),
      archived: t.arg.boolean({ description: 'Only those put away. Default: false.' }),
    },
    resolve: async (_root, args, context) =>
      (await getProducts(context, { providerId: args.providerId, isArchived: args.archived ?? false })).map(
        ofProvider,
      ),
  }),
  getProduct: t.field({
    description: 'One video course of a provider with its sections and files.',
    type: OwnCourseRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, args, context) =>
      getProduct(context, { providerId: args.providerId, courseId: args.id }),
  }),
}));
