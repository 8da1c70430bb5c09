import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestChatUpload } from '../use-cases/chat-files.ts';

const ChatUploadRef = builder.objectRef<AwaitedUpload>('ChatUpload').implement({
  description: 'Upload address for a file of a chat, valid for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', { type: 'Id', description: 'Id for `sendMessage`.' }),
    presignedUrl: t.exposeString('presignedUrl', {
      description: 'Takes one HTTP PUT of the file as application/octet-stream; success is 200 alone.',
    }),
  }),
});

builder.mutationFields((t) => ({
  requestChatUpload: t.field({
    type: ChatUploadRef,
    description: 'Returns an upload address for a file of a chat; `sendMessage` sends it.',
    args: {
      chatId: t.arg.string({ required: true, description: 'Which chat.' }),
      bytes: t.arg.int({
        required: true,
        description: 'Its size; 25 MB at most, if not configured otherwise.',
      }),
    },
    resolve: (_root, args, context) => requestChatUpload(context, args),
  }),
}));
