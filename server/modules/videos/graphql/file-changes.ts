import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import {
  addFileToSection,
  completeFileUpload,
  editFile,
  fileUpload,
  removeFileFromSection,
  removeIntro,
  reorderFiles,
  setFilmOfCourse,
} from '../use-cases/file-commands.ts';
import { FileUploadRef, UploadedFileRef } from './business-reads.ts';

const FileToSendInput = builder.inputType('FileToSendInput', {
  description: 'A file that shall be sent.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'With its ending, which says what it shall be.' }),
    bytes: t.float({ required: true, description: 'Its size.' }),
    headHash: t.string({ description: 'SHA-256 of its first MiB, hexadecimal: tells it from others.' }),
    title: t.string({ description: 'What it is called; its name when left out.' }),
  }),
});

const FileInput = builder.inputType('VideoFileInput', {
  description: 'What a file of a video course says beside its bytes.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'Plain text.' }),
    isFree: t.boolean({ description: 'Visitors can open it; false when left out.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;
const sectionId = { type: 'Id', required: true, description: 'Which section.' } as const;
const productId = { type: 'Id', required: true, description: 'Which course.' } as const;
const fileId = { type: 'Id', required: true, description: 'Which file.' } as const;
const assetId = { type: 'Id', required: true, description: 'From the call that asked for it.' } as const;
const file = { type: FileToSendInput, required: true, description: 'The file.' } as const;

builder.mutationFields((t) => ({
  addFileToSection: t.field({
    description: 'Keeps the place of a file at the end of a section, and says where it is sent.',
    type: FileUploadRef,
    args: { providerId: t.arg(providerId), sectionId: t.arg(sectionId), file: t.arg(file) },
    resolve: (_root, { file: wanted, ...of }, context) => addFileToSection(context, of, withoutNulls(wanted)),
  }),
  setIntro: t.field({
    description: 'Keeps the place of a film that shows everybody what a course is like.',
    type: FileUploadRef,
    args: { providerId: t.arg(providerId), productId: t.arg(productId), file: t.arg(file) },
    resolve: (_root, args, context) =>
      setFilmOfCourse(
        context,
        { providerId: args.providerId, courseId: args.productId, place: 'intro' },
        withoutNulls(args.file),
      ),
  }),
  setProductImage: t.field({
    description: 'Keeps the place of a picture of a course.',
    type: FileUploadRef,
    args: { providerId: t.arg(providerId), productId: t.arg(productId), file: t.arg(file) },
    resolve: (_root, args, context) =>
      setFilmOfCourse(
        context,
        { providerId: args.providerId, courseId: args.productId, place: 'picture' },
        withoutNulls(args.file),
      ),
  }),
  removeIntro: t.boolean({
    description: 'Takes the intro of a course away.',
    args: { providerId: t.arg(providerId), productId: t.arg(productId) },
    async resolve(_root, args, context) {
      await removeIntro(context, { providerId: args.providerId, courseId: args.productId });
      return true;
    },
  }),
}));

builder.mutationFields((t) => ({
  fileUpload: t.field({
    description: 'Where the rest of a file is sent, within seven days of asking for it.',
    type: FileUploadRef,
    args: { providerId: t.arg(providerId), assetId: t.arg(assetId) },
    resolve: async (_root, args, context) => ({
      assetId: args.assetId,
      fileId: null,
      toSend: await fileUpload(context, args),
    }),
  }),
  completeFileUpload: t.field({
    description: 'Says that all bytes of a file are sent; it is looked into then.',
    type: UploadedFileRef,
    args: { providerId: t.arg(providerId), assetId: t.arg(assetId) },
    resolve: (_root, args, context) => completeFileUpload(context, args),
  }),
  editFile: t.field({
    description: 'Writes over what a file says. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      fileId: t.arg(fileId),
      input: t.arg({ type: FileInput, required: true, description: 'The file as it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) =>
      (await editFile(context, of, withoutNulls(input))).id,
  }),
  removeFileFromSection: t.boolean({
    description: 'Takes a file out of its section; what was uploaded goes with the last one that shows it.',
    args: { providerId: t.arg(providerId), fileId: t.arg(fileId) },
    async resolve(_root, args, context) {
      await removeFileFromSection(context, args);
      return true;
    },
  }),
  reorderFiles: t.boolean({
    description: 'Puts the files of a section in this order: all of them are named.',
    args: {
      providerId: t.arg(providerId),
      sectionId: t.arg(sectionId),
      ids: t.arg({ type: ['Id'], required: true, description: 'Which ones, each once.' }),
    },
    async resolve(_root, { ids, ...of }, context) {
      await reorderFiles(context, of, { ids });
      return true;
    },
  }),
}));
