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
  description: 'A widget configuration, complete; omitted fields are cleared.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name for the provider; at most 120 characters.' }),
    integrationType: t.string({ description: '`widget`, in a frame (default), or `link`.' }),
    page: t.string({
      description: 'Tab it opens with: services, courses, videos, memberships or events.',
    }),
    url: t.string({ description: 'Site that uses it: http or https.' }),
    link: t.string({ description: 'Address of its link back to the provider’s site: http or https.' }),
    onlyOnItsSite: t.boolean({
      description: 'Whether only the site in `url` may frame it; false by default.',
    }),
    primaryColor: t.string({ required: true, description: `The main colour, ${color}.` }),
    background: t.string({ description: `Colour behind the widget, ${color}.` }),
    base: t.string({ description: `Colour of cards and fields, ${color}.` }),
    body: t.string({ description: `Background colour of text, ${color}.` }),
    button: t.string({ description: `Colour of buttons, ${color}; default: \`primaryColor\`.` }),
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
    askEmail: t.boolean({ description: 'Kept as given; the e-mail is always required.' }),
    askFirstname: t.boolean({ required: true, description: 'Whether a first name is required.' }),
    askLastname: t.boolean({ required: true, description: 'Whether a last name is required.' }),
    askPhone: t.boolean({ required: true, description: 'Whether a phone number is required.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the widget configuration.' } as const;

builder.mutationField('createWebIntegration', (t) =>
  t.field({
    type: OwnWebIntegrationRef,
    description: 'Adds a widget configuration, which becomes the provider’s latest.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: WebIntegrationInput, required: true, description: 'The configuration.' }),
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
    description: 'Replaces a widget configuration.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: WebIntegrationInput, required: true, description: 'The new value.' }),
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
    'Archives a widget configuration: its address shows nothing. The last one stays.',
  ],
  ['restoreWebIntegration', restoreWebIntegration, 'Restores an archived widget configuration.'],
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
