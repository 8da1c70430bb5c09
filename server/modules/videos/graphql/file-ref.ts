import { builder } from '#server/graphql/builder.ts';
import type { WhyClosed } from '../rules/opens-file.ts';
import type { CourseFile } from '../use-cases/watch.ts';
import { addressToWatch, isShown } from '../use-cases/watch.ts';
import { FileTypeRef, FilmStateRef } from './refs.ts';

/** A file as the API shows it. */
export interface ShownFile {
  file: CourseFile;
  /** Why it does not open for who asks; null: it does. */
  why: WhyClosed | null;
  /** It opens for everybody. */
  isForEverybody: boolean;
  /** What whoever asks has seen of it; null for who does not have the course. */
  view: { isSeen: boolean; positionSeconds: number } | null;
}

const WhyClosedRef = builder.enumType('WhyFileIsClosed', {
  description:
    'Why a file does not open: it is for who has the course; its section opens later; its buyer has to agree to begin the course (`beginVideoCourse`); it is in preparation.',
  values: [
    'fileLocked',
    'sectionNotOpen',
    'consentNeeded',
    'fileNotPreviewable',
  ] as const satisfies WhyClosed[],
});

export const VideoFileRef = builder.objectRef<ShownFile>('VideoFile').implement({
  description: 'A file in a section of a video course (specification section 3, “File”).',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the file.', resolve: ({ file }) => file.id }),
    copyId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The file it was copied from, when its section was duplicated.',
      resolve: ({ file }) => file.copyId,
    }),
    assetId: t.field({
      type: 'Id',
      description: 'What was uploaded: copies share it.',
      resolve: ({ file }) => file.film.id,
    }),
    name: t.string({
      description: 'Of the file, as it was uploaded.',
      resolve: ({ file }) => file.film.name,
    }),
    title: t.string({ description: 'What it is called.', resolve: ({ file }) => file.title }),
    description: t.string({
      description: 'Plain text, may be empty.',
      resolve: ({ file }) => file.description,
    }),
    type: t.field({ type: FileTypeRef, description: 'What it is.', resolve: ({ file }) => file.film.kind }),
    free: t.boolean({ description: 'Visitors can open it.', resolve: ({ file }) => file.isFree }),
    transcoded: t.boolean({
      description: 'Browsers show it; else it is in preparation.',
      resolve: ({ file }) => isShown(file.film),
    }),
    durationSeconds: t.int({
      nullable: true,
      description: 'How long it is; null where that is not known.',
      resolve: ({ file }) => file.film.durationSeconds,
    }),
    sectionId: t.field({ type: 'Id', description: 'Of its section.', resolve: ({ file }) => file.sectionId }),
    sectionName: t.string({ description: 'Of its section.', resolve: ({ file }) => file.sectionName }),
    sectionIndex: t.int({
      description: 'The place of its section in the course.',
      resolve: ({ file }) => file.sectionPosition,
    }),
    orderIndex: t.int({ description: 'Its place in the section.', resolve: ({ file }) => file.position }),
    locked: t.boolean({
      description: 'It does not open for who asks.',
      resolve: ({ why }) => why === 'fileLocked' || why === 'sectionNotOpen',
    }),
    closedBecause: t.field({
      type: WhyClosedRef,
      nullable: true,
      description: 'Why it does not open; null: it does.',
      resolve: ({ why }) => why,
    }),
    presignedUrl: t.string({
      nullable: true,
      description: 'Only in the answer of `addFileToSection`: where the file is sent.',
      resolve: () => null,
    }),
    signedUrl: t.string({
      nullable: true,
      description:
        'Where it opens, for who asks alone; null for what does not open. Of what waits for consent it opens once that is given.',
      resolve: ({ file, why, isForEverybody }, _args, { work, actor, deps }) => {
        if ((why !== null && why !== 'consentNeeded') || !isShown(file.film)) return null;
        const { providerId, id, film } = file;
        return addressToWatch({ work, actor, deps }, { kind: 'file', providerId, id, film, isForEverybody });
      },
    }),
  }),
});

builder.objectFields(VideoFileRef, (t) => ({
  state: t.field({
    type: FilmStateRef,
    description: 'How the upload stands.',
    resolve: ({ file }) => file.film.state,
  }),
  failure: t.string({
    nullable: true,
    description: 'Why it was refused: notThatKind, damaged, tooLong, otherSize, notSent.',
    resolve: ({ file }) => file.film.failure,
  }),
  seen: t.boolean({
    description: 'Whoever asks, and has the course, has opened it.',
    resolve: ({ view }) => view?.isSeen ?? false,
  }),
  positionSeconds: t.int({
    description: 'How far they have watched it.',
    resolve: ({ view }) => view?.positionSeconds ?? 0,
  }),
  bytes: t.float({ description: 'Its size.', resolve: ({ file }) => file.film.bytes }),
  headHash: t.string({
    nullable: true,
    description: 'SHA-256 of its first MiB, as its sender counted it; only while it is on its way.',
    resolve: ({ file }) => (file.film.state === 'uploading' ? file.film.headHash : null),
  }),
}));
