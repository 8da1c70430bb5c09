import { SETUP_STEPS } from '#contracts/validation/center-setup.ts';
import { builder } from '#server/graphql/builder.ts';
import { PaymentSettingRef } from '#server/modules/providers/graphql/refs.ts';
import type { CenterSetupSeen } from '../index.ts';
import { getCenterSetup } from '../index.ts';
import { CenterSetupRef } from './refs.ts';
import { VatRuleRef } from '#server/modules/providers/graphql/refs.ts';

const SetupStepName = builder.enumType('SetupStepName', {
  description: 'One of the first settings of a center, in their order.',
  values: SETUP_STEPS,
});

const SetupStep = builder.objectRef<CenterSetupSeen['steps'][number]>('SetupStep').implement({
  description: 'One of the first settings of a center.',
  fields: (t) => ({
    name: t.expose('name', { type: SetupStepName, description: 'Which one.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is done.' }),
  }),
});

const SetupHours = builder.objectRef<CenterSetupSeen['hours'][number]>('SetupHours').implement({
  description: 'When somebody is there, on one weekday, in minutes of the local day.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    startMinute: t.exposeInt('startMinute', { description: 'From.' }),
    endMinute: t.exposeInt('endMinute', { description: 'To; above 1440 it lies on the next day.' }),
  }),
});

const SetupPerson = builder.objectRef<CenterSetupSeen['people'][number]>('SetupPerson').implement({
  description: 'Somebody who works at the center.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'The resource.' }),
    name: t.exposeString('name', { description: 'What customers read.' }),
  }),
});

const SetupService = builder.objectRef<CenterSetupSeen['services'][number]>('SetupService').implement({
  description: 'A service that can be booked once the page is published.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'The service.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    priceCents: t.int({
      description: 'The lowest of its offers.',
      resolve: ({ offers }) => Math.min(...offers.map((offer) => offer.priceCents)),
    }),
    duration: t.int({
      description: 'Minutes of the first of its offers.',
      resolve: ({ offers }) => offers[0]?.durationMinutes ?? 0,
    }),
  }),
});

CenterSetupRef.implement({
  description: 'How far the first settings of a center have come.',
  fields: (t) => ({
    steps: t.expose('steps', { type: [SetupStep], description: 'All of them, in their order.' }),
    isFinished: t.boolean({
      description: 'Whether it was published from this list.',
      resolve: ({ completedAt }) => completedAt !== null,
    }),
    email: t.string({ description: 'Of whoever looks.', resolve: ({ viewer }) => viewer.email }),
    isEmailProved: t.boolean({
      description: 'Whether they have proved it: publishing needs it.',
      resolve: ({ viewer }) => viewer.isProved,
    }),
    hours: t.expose('hours', { type: [SetupHours], description: 'When somebody is there.' }),
    people: t.expose('people', { type: [SetupPerson], description: 'Who works there, the first one first.' }),
    services: t.expose('services', { type: [SetupService], description: 'What can be booked.' }),
    acceptPayments: t.expose('acceptPayments', {
      type: PaymentSettingRef,
      description: 'How customers pay.',
    }),
    hasPaymentAccount: t.exposeBoolean('hasPaymentAccount', {
      description: 'Whether there is an account for paying online.',
    }),
    vat: t.expose('vat', {
      type: VatRuleRef,
      description: 'What its services are taxed with as long as nobody says otherwise.',
    }),
  }),
});

builder.queryField('getCenterSetup', (t) =>
  t.field({
    description: 'How far the first settings of a center have come, for those who may make them.',
    type: CenterSetupRef,
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Which center.' }) },
    resolve: (_root, { providerId }, context) => getCenterSetup(context, providerId),
  }),
);
