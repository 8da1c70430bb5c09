import { framingSites, integrationCode } from '../index.ts';
import { WebIntegrationRef } from './refs.ts';

WebIntegrationRef.implement({
  description: 'How a provider’s booking widget looks, which tabs it has and what it asks.',
  fields: (t) => ({
    id: t.field({ description: 'The integration’s id.', type: 'Id', resolve: ({ id }) => id }),
    providerId: t.field({
      description: 'Whose widget it is.',
      type: 'Id',
      resolve: ({ providerId }) => providerId,
    }),
    name: t.exposeString('name', { description: 'What the provider calls it.' }),
    integrationType: t.exposeString('integrationType', { description: '`widget` in a frame, or `link`.' }),
    page: t.exposeString('page', {
      description: 'The tab it opens with; null: the first with content.',
      nullable: true,
    }),
    url: t.exposeString('url', { description: 'The site it stands on.', nullable: true }),
    link: t.exposeString('link', {
      description: 'Where its way back to the main site leads.',
      nullable: true,
    }),
    onlyOnItsSite: t.exposeBoolean('onlyOnItsSite', {
      description: 'Whether no other site than `url` may show it in a frame.',
    }),
    framingSites: t.stringList({
      description: 'The origins that may show it in a frame; null: any.',
      nullable: true,
      resolve: (integration) => framingSites(integration),
    }),
    integrationCode: t.string({
      description: 'What the provider pastes into its own site, its words in the language that is asked in.',
      resolve: (integration, _args, { deps, locale }) => integrationCode(integration, deps.origin, locale),
    }),
    background: t.exposeString('background', { description: 'Colour behind the widget.', nullable: true }),
    base: t.exposeString('base', {
      description: 'Colour of surfaces, such as cards and fields.',
      nullable: true,
    }),
    body: t.exposeString('body', {
      description: 'Colour of the ground that text stands on.',
      nullable: true,
    }),
    button: t.exposeString('button', { description: 'Colour of buttons.', nullable: true }),
    font: t.exposeString('font', { description: 'Colour of the text.', nullable: true }),
    fontname: t.exposeString('fontname', { description: 'Font of headings.', nullable: true }),
    gradient: t.exposeString('gradient', {
      description: 'A linear gradient for the band at its head.',
      nullable: true,
    }),
    primaryColor: t.exposeString('primaryColor', { description: '#rrggbb, the colour that stands out.' }),
    fontFamily: t.exposeString('fontFamily', { description: 'Font of the text.', nullable: true }),
    fontStyle: t.exposeString('fontStyle', { description: 'normal, italic or oblique.', nullable: true }),
    showServices: t.exposeBoolean('showServices', { description: 'Whether it has the services tab.' }),
    showCourses: t.exposeBoolean('showCourses', { description: 'Whether it has the courses tab.' }),
    showEvents: t.exposeBoolean('showEvents', { description: 'Whether it has the events tab.' }),
    showVideos: t.exposeBoolean('showVideos', { description: 'Whether it has the videos tab.' }),
    showMemberships: t.exposeBoolean('showMemberships', {
      description: 'Whether it has the memberships tab.',
    }),
    askEmail: t.exposeBoolean('askEmail', { description: 'Kept as given; the e-mail is asked in any case.' }),
    askFirstname: t.exposeBoolean('askFirstname', { description: 'Whether a first name is required.' }),
    askLastname: t.exposeBoolean('askLastname', { description: 'Whether a last name is required.' }),
    askPhone: t.exposeBoolean('askPhone', { description: 'Whether a phone number is required.' }),
  }),
});
