import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { sendRequestToProvider } from '../index.ts';

const RequestAnswer = builder.objectRef<{ message: string }>('RequestAnswer').implement({
  description: 'What became of a request to a provider.',
  fields: (t) => ({
    success: t.boolean({ description: 'Always true: whatever failed is an error.', resolve: () => true }),
    message: t.exposeString('message', { description: 'What to tell the person, in the asked language.' }),
  }),
});

builder.mutationField('sendRequestToProvider', (t) =>
  t.field({
    description: 'Writes to a provider that takes no bookings online; it answers by e-mail.',
    type: RequestAnswer,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whom it is for.' }),
      name: t.arg.string({ required: true, description: 'Who writes.' }),
      email: t.arg.string({ required: true, description: 'Where the answer goes.' }),
      phone: t.arg.string({ description: 'May be left out.' }),
      message: t.arg.string({ required: true, description: 'At most 2000 characters.' }),
    },
    resolve: async (_root, { providerId, ...typed }, context) => {
      await sendRequestToProvider(context.work, context.deps, { providerId, typed }, context);
      return { message: m.answer_request_sent({}, { locale: context.locale }) };
    },
  }),
);
