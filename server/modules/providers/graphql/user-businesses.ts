import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import { builder } from '#server/graphql/builder.ts';
import { notInPackage, viewerCan } from '#server/modules/authority/index.ts';
import { User } from '#server/modules/identity/graphql/refs.ts';
import { getProviderContacts, whereCollaboratorsAct } from '../index.ts';
import { BusinessRoleRef, UserBusinessRef } from './refs.ts';

const ProviderActionEnum = builder.enumType('ProviderAction', {
  description: 'What somebody may do at a provider by their role.',
  values: PROVIDER_ACTIONS,
});

UserBusinessRef.implement({
  description: 'A provider the person works at.',
  fields: (t) => ({
    providerId: t.field({
      type: 'Id',
      description: 'The provider.',
      resolve: ({ providerId }) => providerId,
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    city: t.exposeString('city', { nullable: true, description: 'The town it is in.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA name; what belongs to it is told by its clock.',
    }),
    role: t.expose('role', {
      type: BusinessRoleRef,
      description: 'owner, director, manager or collaborator.',
    }),
    viewerCan: t.field({
      type: [ProviderActionEnum],
      description:
        'What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away.',
      resolve: ({ providerId, role, collaboratorsAct }, _args, { actor }) =>
        viewerCan(actor, providerId).filter(
          (action) => action !== 'changeReservations' || role !== 'collaborator' || collaboratorsAct,
        ),
    }),
    notInPackage: t.loadableList({
      type: ProviderActionEnum,
      description: 'What the provider’s package does not open, whatever the role is.',
      load: (providerIds: number[], { work }) => notInPackage(work, providerIds),
      resolve: ({ providerId }) => providerId,
    }),
  }),
});

builder.objectField(User, 'businesses', (t) =>
  t.field({
    type: [UserBusinessRef],
    description: 'Where the person works.',
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
