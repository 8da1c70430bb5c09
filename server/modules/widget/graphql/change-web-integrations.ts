import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import {
  archiveWebIntegration,
  createWebIntegration,
  editWebIntegration,
  getOwnIntegration,
  restoreWebIntegration,
} from '../index.ts';
import { OwnWebIntegrationRef } from './refs.ts';

const color = '`#1F5C49` or `1F5C49`';

const WebIntegrationInput = builder.inputType('WebIntegrationInput', {
  description: 'A setting of the widget, whole: what is left out is none.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What the provider calls it; at most 120 characters.' }),
    integrationType: t.string({ description: '`widget`, in a frame, when left out; or `link`.' }),
    page: t.string({
      description: 'The tab it opens with: services, courses, videos, memberships or events.',
    }),
    url: t.string({ description: 'The site it stands on: http or https.' }),
    link: t.string({ description: 'Where its way back to the main site leads: http or https.' }),
    onlyOnItsSite: t.boolean({
      description: 'Whether no other site than `url` may show it in a frame; it may when left out.',
    }),
    primaryColor: t.string({ required: true, description: `The colour that stands out, ${color}.` }),
    background: t.string({ description: `Colour behind the widget, ${color}.` }),
    base: t.string({ description: `Colour of surfaces, such as cards and fields, ${color}.` }),
    body: t.string({ description: `Colour of the ground that text stands on, ${color}.` }),
    button: t.string({ description: `Colour of buttons, ${color}; as \`primaryColor\` when left out.` }),
    font: t.string({ description: `Colour of the text, ${color}.` }),
    gradient: t.string({
      description:
        '`linear-gradient(90deg, #1F5C49, #9DBE9C)`: two to five colours, for the band at its head.',
    }),
    fontname: t.string({ description: 'Font of headings: names separated by commas.' }),
    fontFamily: t.string({ description: 'Font of the text: names separated by commas.' }),
    fontStyle: t.string({ description: 'normal, italic or oblique.' }),
    showServices: t.boolean({ required: true, description: 'Whether it has the services tab.' }),
    showCourses: t.boolean({ required: true, description: 'Whether it has the courses tab.' }),
    showEvents: t.boolean({ required: true, description: 'Whether it has the events tab.' }),
    showVideos: t.boolean({ required: true, description: 'Whether it has the videos tab.' }),
    showMemberships: t.boolean({ required: true, description: 'Whether it has the memberships tab.' }),
    askEmail: t.boolean({ description: 'Kept as given; the e-mail is asked in any case.' }),
    askFirstname: t.boolean({ required: true, description: 'Whether a first name is required.' }),
    askLastname: t.boolean({ required: true, description: 'Whether a last name is required.' }),
    askPhone: t.boolean({ required: true, description: 'Whether a phone number is required.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose it is.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;

builder.mutationField('createWebIntegration', (t) =>
  t.field({
    type: OwnWebIntegrationRef,
    description: 'Adds a setting of the widget, from then on the provider’s latest.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: WebIntegrationInput, required: true, description: 'The setting.' }),
    },
    resolve: async (_root, args, context) => {
      const made = await createWebIntegration(context, args.providerId, withoutNulls(args.input));
      return getOwnIntegration(context, { providerId: args.providerId, id: made.id });
    },
  }),
);

builder.mutationField('editWebIntegration', (t) =>
  t.field({
    type: OwnWebIntegrationRef,
    description: 'Writes a setting of the widget over.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: WebIntegrationInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await editWebIntegration(context, of, withoutNulls(input));
      return getOwnIntegration(context, of);
    },
  }),
);

for (const [operation, change, description] of [
  [
    'archiveWebIntegration',
    archiveWebIntegration,
    'Puts a setting of the widget away: its address shows nothing any more. The last one stays.',
  ],
  ['restoreWebIntegration', restoreWebIntegration, 'Takes a setting of the widget out of the archive.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: OwnWebIntegrationRef,
      description,
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => {
        await change(context, of);
        return getOwnIntegration(context, of);
      },
    }),
  );
}
