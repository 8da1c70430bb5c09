import { SETUP_STEPS } from '#contracts/validation/center-setup.ts';
import { builder } from '#server/graphql/builder.ts';
import { PaymentSettingRef } from '#server/modules/providers/graphql/refs.ts';
import type { CenterSetupSeen } from '../index.ts';
import { getCenterSetup } from '../index.ts';
import { CenterSetupRef } from './refs.ts';
import { VatRuleRef } from '#server/modules/providers/graphql/refs.ts';

const SetupStepName = builder.enumType('SetupStepName', {
  description: 'A step of the first settings, in order.',
  values: SETUP_STEPS,
});

const SetupStep = builder.objectRef<CenterSetupSeen['steps'][number]>('SetupStep').implement({
  description: 'A step of a center’s first settings.',
  fields: (t) => ({
    name: t.expose('name', { type: SetupStepName, description: 'Name of the step.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is done.' }),
  }),
});

const SetupHours = builder.objectRef<CenterSetupSeen['hours'][number]>('SetupHours').implement({
  description: 'Working hours of one weekday, in minutes of the local day.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    startMinute: t.exposeInt('startMinute', { description: 'Start.' }),
    endMinute: t.exposeInt('endMinute', { description: 'End; above 1440 it is on the next day.' }),
  }),
});

const SetupPerson = builder.objectRef<CenterSetupSeen['people'][number]>('SetupPerson').implement({
  description: 'A person who works at the center.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the resource.' }),
    name: t.exposeString('name', { description: 'Name shown to customers.' }),
  }),
});

const SetupService = builder.objectRef<CenterSetupSeen['services'][number]>('SetupService').implement({
  description: 'A service that can be booked once the page is published.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'The service.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    priceCents: t.int({
      description: 'Lowest price of its offers.',
      resolve: ({ offers }) => Math.min(...offers.map((offer) => offer.priceCents)),
    }),
    duration: t.int({
      description: 'Duration of its first offer, in minutes.',
      resolve: ({ offers }) => offers[0]?.durationMinutes ?? 0,
    }),
  }),
});

CenterSetupRef.implement({
  description: 'Progress of a center’s first settings.',
  fields: (t) => ({
    steps: t.expose('steps', { type: [SetupStep], description: 'All steps, in order.' }),
    isFinished: t.boolean({
      description: 'Whether it was published from this list.',
      resolve: ({ completedAt }) => completedAt !== null,
    }),
    email: t.string({ description: 'E-mail of the viewer.', resolve: ({ viewer }) => viewer.email }),
    isEmailProved: t.boolean({
      description: 'Whether the viewer’s e-mail is proved; publishing needs it.',
      resolve: ({ viewer }) => viewer.isProved,
    }),
    hours: t.expose('hours', { type: [SetupHours], description: 'Working hours.' }),
    people: t.expose('people', { type: [SetupPerson], description: 'Staff, the first person first.' }),
    services: t.expose('services', { type: [SetupService], description: 'Bookable services.' }),
    acceptPayments: t.expose('acceptPayments', {
      type: PaymentSettingRef,
      description: 'How customers pay.',
    }),
    hasPaymentAccount: t.exposeBoolean('hasPaymentAccount', {
      description: 'Whether it has an account for online payments.',
    }),
    vat: t.expose('vat', {
      type: VatRuleRef,
      description: 'Default VAT treatment of its services.',
    }),
  }),
});

builder.queryField('getCenterSetup', (t) =>
  t.field({
    description: 'Progress of a center’s first settings, for roles that may make them.',
    type: CenterSetupRef,
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the center.' }) },
    resolve: (_root, { providerId }, context) => getCenterSetup(context, providerId),
  }),
);
