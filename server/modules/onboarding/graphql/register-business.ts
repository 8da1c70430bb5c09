import { builder } from '#server/graphql/builder.ts';
import { originOf } from '#server/modules/identity/index.ts';
import { ProviderTypeRef } from '#server/modules/providers/graphql/refs.ts';
import { addCenter, registerBusiness } from '../index.ts';

const RegisteredBusiness = builder
  .objectRef<{ providerId: number; isSignedIn: boolean }>('RegisteredBusiness')
  .implement({
    description: 'A newly registered center or practice.',
    fields: (t) => ({
      providerId: t.expose('providerId', { type: 'Id', description: 'Its id.' }),
      isSignedIn: t.exposeBoolean('isSignedIn', {
        description: 'Whether its owner is signed in, in the browser that registered; otherwise they log in.',
      }),
    }),
  });

const CenterAdded = builder.objectRef<{ providerId: number }>('CenterAdded').implement({
  description: 'A newly opened center or practice.',
  fields: (t) => ({ providerId: t.expose('providerId', { type: 'Id', description: 'Its id.' }) }),
});

const type = { type: ProviderTypeRef, required: true, description: 'Center or professional.' } as const;
const name = { required: true, description: 'At most 120 characters.' } as const;
const city = { required: true, description: 'Town, as typed or chosen.' } as const;
const cityKey = { description: 'Key of the town from `searchPlaces`; null if only typed.' } as const;

builder.mutationField('registerBusiness', (t) =>
  t.field({
    description:
      'Registers a person with their center or practice, on package Grow without price and end; a browser is signed in at once, and a confirmation mail is sent.',
    type: RegisteredBusiness,
    args: {
      email: t.arg.string({ required: true, description: 'E-mail of the log-in.' }),
      password: t.arg.string({ required: true, description: 'Must meet the sign-up rules.' }),
      termsAccepted: t.arg.boolean({
        required: true,
        description: 'Whether terms and privacy policy were accepted.',
      }),
      type: t.arg(type),
      name: t.arg.string(name),
      city: t.arg.string(city),
      cityKey: t.arg.string(cityKey),
    },
    resolve: (_root, { email, password, termsAccepted, ...center }, context) =>
      registerBusiness(context, originOf(context), {
        email,
        password,
        hasAcceptedTerms: termsAccepted,
        center,
      }),
  }),
);

builder.mutationField('addCenter', (t) =>
  t.field({
    description: 'Opens another center or practice for the signed-in person.',
    type: CenterAdded,
    args: {
      type: t.arg(type),
      name: t.arg.string(name),
      city: t.arg.string(city),
      cityKey: t.arg.string(cityKey),
    },
    resolve: (_root, center, context) => addCenter(context, center),
  }),
);
