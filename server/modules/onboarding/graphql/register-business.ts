import { builder } from '#server/graphql/builder.ts';
import { originOf } from '#server/modules/identity/index.ts';
import { ProviderTypeRef } from '#server/modules/providers/graphql/refs.ts';
import { addCenter, registerBusiness } from '../index.ts';

const RegisteredBusiness = builder
  .objectRef<{ providerId: number; isSignedIn: boolean }>('RegisteredBusiness')
  .implement({
    description: 'A center or practice that was just registered.',
    fields: (t) => ({
      providerId: t.expose('providerId', { type: 'Id', description: 'Its id.' }),
      isSignedIn: t.exposeBoolean('isSignedIn', {
        description: 'Whether its owner is in, in the browser that registered; otherwise they log in.',
      }),
    }),
  });

const CenterAdded = builder.objectRef<{ providerId: number }>('CenterAdded').implement({
  description: 'A center or practice that was just opened.',
  fields: (t) => ({ providerId: t.expose('providerId', { type: 'Id', description: 'Its id.' }) }),
});

const type = { type: ProviderTypeRef, required: true, description: 'A center or a professional.' } as const;
const name = { required: true, description: 'At most 120 characters.' } as const;
const city = { required: true, description: 'The town, as typed or chosen.' } as const;
const cityKey = { description: 'Of the town, from `searchPlaces`; none when it was only typed.' } as const;

builder.mutationField('registerBusiness', (t) =>
  t.field({
    description:
      'Registers somebody together with their center or practice, on the package Grow without price and end; a browser is signed in at once, and the mail to confirm the e-mail goes out.',
    type: RegisteredBusiness,
    args: {
      email: t.arg.string({ required: true, description: 'The e-mail to log in with.' }),
      password: t.arg.string({ required: true, description: 'Strong, as at sign-up.' }),
      termsAccepted: t.arg.boolean({
        required: true,
        description: 'Whether terms and privacy were accepted.',
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
    description: 'Opens another center or practice for whoever is signed in, as a customer or as a business.',
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
