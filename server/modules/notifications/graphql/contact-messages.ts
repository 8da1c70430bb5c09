import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import type { SeenContactMessage } from '../use-cases/contact-messages.ts';
import { getContactMessages, setContactMessageAnswered } from '../use-cases/contact-messages.ts';

const MessageRef = builder.objectRef<SeenContactMessage>('ContactMessage').implement({
  description: 'A message that somebody wrote to Radura through the contact form.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the message.' }),
    name: t.exposeString('name', { description: 'Name of the writer.' }),
    email: t.exposeString('email', { description: 'Where the writer is answered.' }),
    subject: t.exposeString('subject', { description: 'Subject.' }),
    message: t.exposeString('content', { description: 'The message.' }),
    isDemoRequest: t.exposeBoolean('isDemoRequest', { description: 'Whether the subject asks for a demo.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator marked it answered; null: it waits.',
    }),
  }),
});

const MessagePageRef = builder.objectRef<Page<SeenContactMessage>>('ContactMessagePage').implement({
  description: 'Ten messages.',
  fields: (t) => ({
    items: t.expose('items', { type: [MessageRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

builder.queryField('getContactMessages', (t) =>
  t.field({
    type: MessagePageRef,
    description: 'Messages to Radura, for administrators.',
    args: {
      isWaiting: t.arg.boolean({ description: 'True for those that nobody has answered.' }),
      page: t.arg.int({ description: 'From 1; 1 when left out.' }),
    },
    resolve: (_root, { isWaiting, page }, { work, actor }) =>
      getContactMessages(work, actor, { isWaiting: isWaiting ?? false, page: page ?? 1 }),
  }),
);

builder.mutationField('setContactMessageAnswered', (t) =>
  t.field({
    type: 'Id',
    description: 'Marks a message answered, or waiting again, for administrators. Answers its id.',
    args: {
      id: t.arg({ type: 'Id', required: true, description: 'Which message.' }),
      isAnswered: t.arg.boolean({ required: true, description: 'False for one that waits again.' }),
    },
    resolve: async (_root, args, context) => (await setContactMessageAnswered(context, args)).id,
  }),
);
