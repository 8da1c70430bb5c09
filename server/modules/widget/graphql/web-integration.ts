import { framingSites, integrationCode } from '../index.ts';
import { WebIntegrationRef } from './refs.ts';

WebIntegrationRef.implement({
  description: 'Look, tabs and required details of a provider’s booking widget.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the widget configuration.', type: 'Id', resolve: ({ id }) => id }),
    providerId: t.field({
      description: 'Id of the provider.',
      type: 'Id',
      resolve: ({ providerId }) => providerId,
    }),
    name: t.exposeString('name', { description: 'Name for the provider.' }),
    integrationType: t.exposeString('integrationType', { description: '`widget` in a frame, or `link`.' }),
    page: t.exposeString('page', {
      description: 'Tab it opens with; null for the first with content.',
      nullable: true,
    }),
    url: t.exposeString('url', { description: 'Site that uses it.', nullable: true }),
    link: t.exposeString('link', {
      description: 'Address of its link back to the provider’s site.',
      nullable: true,
    }),
    onlyOnItsSite: t.exposeBoolean('onlyOnItsSite', {
      description: 'Whether only the site in `url` may frame it.',
    }),
    framingSites: t.stringList({
      description: 'Origins that may frame it; null for any.',
      nullable: true,
      resolve: (integration) => framingSites(integration),
    }),
    integrationCode: t.string({
      description: 'Code to paste into the provider’s site, with texts in the requested language.',
      resolve: (integration, _args, { deps, locale }) => integrationCode(integration, deps.origin, locale),
    }),
    background: t.exposeString('background', { description: 'Colour behind the widget.', nullable: true }),
    base: t.exposeString('base', {
      description: 'Colour of cards and fields.',
      nullable: true,
    }),
    body: t.exposeString('body', {
      description: 'Background colour of text.',
      nullable: true,
    }),
    button: t.exposeString('button', { description: 'Colour of buttons.', nullable: true }),
    font: t.exposeString('font', { description: 'Colour of the text.', nullable: true }),
    fontname: t.exposeString('fontname', { description: 'Font of headings.', nullable: true }),
    gradient: t.exposeString('gradient', {
      description: 'A linear gradient for the band at its top.',
      nullable: true,
    }),
    primaryColor: t.exposeString('primaryColor', { description: '#rrggbb, the main colour.' }),
    fontFamily: t.exposeString('fontFamily', { description: 'Font of the text.', nullable: true }),
    fontStyle: t.exposeString('fontStyle', { description: 'normal, italic or oblique.', nullable: true }),
    showServices: t.exposeBoolean('showServices', { description: 'Whether it has the services tab.' }),
    showCourses: t.exposeBoolean('showCourses', { description: 'Whether it has the courses tab.' }),
    showEvents: t.exposeBoolean('showEvents', { description: 'Whether it has the events tab.' }),
    showVideos: t.exposeBoolean('showVideos', { description: 'Whether it has the videos tab.' }),
    showMemberships: t.exposeBoolean('showMemberships', {
      description: 'Whether it has the memberships tab.',
    }),
    askEmail: t.exposeBoolean('askEmail', { description: 'Kept as given; the e-mail is always required.' }),
    askFirstname: t.exposeBoolean('askFirstname', { description: 'Whether a first name is required.' }),
    askLastname: t.exposeBoolean('askLastname', { description: 'Whether a last name is required.' }),
    askPhone: t.exposeBoolean('askPhone', { description: 'Whether a phone number is required.' }),
  }),
});
