import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { sendRequestToProvider } from '../index.ts';

const RequestAnswer = builder.objectRef<{ message: string }>('RequestAnswer').implement({
  description: 'Result of a request to a provider.',
  fields: (t) => ({
    success: t.boolean({ description: 'Always true: failures are errors.', resolve: () => true }),
    message: t.exposeString('message', { description: 'Message for the person, in the requested language.' }),
  }),
});

builder.mutationField('sendRequestToProvider', (t) =>
  t.field({
    description: 'Sends a request to a provider without online booking, which replies by e-mail.',
    type: RequestAnswer,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      name: t.arg.string({ required: true, description: 'Name of the sender.' }),
      email: t.arg.string({ required: true, description: 'E-mail for the reply.' }),
      phone: t.arg.string({ description: 'Optional.' }),
      message: t.arg.string({ required: true, description: 'At most 2000 characters.' }),
    },
    resolve: async (_root, { providerId, ...typed }, context) => {
      await sendRequestToProvider(context.work, context.deps, { providerId, typed }, context);
      return { message: m.answer_request_sent({}, { locale: context.locale }) };
    },
  }),
);
