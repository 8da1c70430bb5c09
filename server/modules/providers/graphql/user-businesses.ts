import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import { builder } from '#server/graphql/builder.ts';
import { notInPackage, viewerCan } from '#server/modules/authority/index.ts';
import { User } from '#server/modules/identity/graphql/refs.ts';
import { getProviderContacts, whereCollaboratorsAct } from '../index.ts';
import { BusinessRoleRef, UserBusinessRef } from './refs.ts';

const ProviderActionEnum = builder.enumType('ProviderAction', {
  description: 'Action a role may perform at a provider.',
  values: PROVIDER_ACTIONS,
});

UserBusinessRef.implement({
  description: 'A provider the person works at.',
  fields: (t) => ({
    providerId: t.field({
      type: 'Id',
      description: 'Id of the provider.',
      resolve: ({ providerId }) => providerId,
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    city: t.exposeString('city', { nullable: true, description: 'Town of the provider.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA time zone of everything at the provider.',
    }),
    role: t.expose('role', {
      type: BusinessRoleRef,
      description: 'owner, director, manager or collaborator.',
    }),
    viewerCan: t.field({
      type: [ProviderActionEnum],
      description:
        'Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it.',
      resolve: ({ providerId, role, collaboratorsAct }, _args, { actor }) =>
        viewerCan(actor, providerId).filter(
          (action) => action !== 'changeReservations' || role !== 'collaborator' || collaboratorsAct,
        ),
    }),
    notInPackage: t.loadableList({
      type: ProviderActionEnum,
      description: 'Features its package does not include, whatever the role.',
      load: (providerIds: number[], { work }) => notInPackage(work, providerIds),
      resolve: ({ providerId }) => providerId,
    }),
  }),
});

builder.objectField(User, 'businesses', (t) =>
  t.field({
    type: [UserBusinessRef],
    description: 'Providers where the person works.',
    resolve: async ({ businesses }, _args, { work }) => {
      const [contacts, acting] = await Promise.all([
        getProviderContacts(
          work,
          businesses.map((at) => at.providerId),
        ),
        whereCollaboratorsAct(
          work,
          businesses.flatMap(({ role, providerId }) => (role === 'collaborator' ? providerId : [])),
        ),
      ]);
      return businesses.map((at) => {
        const contact = contacts.get(at.providerId);
        const collaboratorsAct = acting.has(at.providerId);
        const { name = '', city = null, timeZone = 'Europe/Rome' } = contact ?? {};
        return { ...at, name, city, timeZone, collaboratorsAct };
      });
    },
  }),
);
