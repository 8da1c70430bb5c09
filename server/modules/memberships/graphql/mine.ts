import { builder } from '#server/graphql/builder.ts';
import type { MyPass } from '../use-cases/my-passes.ts';
import { getMyPasses } from '../use-cases/my-passes.ts';
import { UserMembershipRef } from './refs.ts';

const MyPassRef = builder.objectRef<MyPass>('MyPass').implement({
  description: 'A pass of whoever is signed in.',
  fields: (t) => ({
    pass: t.expose('pass', { type: UserMembershipRef, description: 'The pass.' }),
    providerId: t.expose('providerId', { type: 'Id', description: 'Where it is used.' }),
    providerName: t.exposeString('providerName', { description: 'Where it is used.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center.' }),
  }),
});

type Page = { items: MyPass[]; total: number; page: number; pages: number };

const MyPassPageRef = builder.objectRef<Page>('MyPassPage').implement({
  description: 'A page of own passes.',
  fields: (t) => ({
    items: t.expose('items', { type: [MyPassRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

builder.queryFields((t) => ({
  getMyPasses: t.field({
    description: 'The passes of whoever is signed in, at all providers.',
    type: MyPassPageRef,
    args: { page: t.arg.int({ description: '1 when left out.' }) },
    resolve: (_root, { page }, context) => getMyPasses(context, { page: page ?? null }),
  }),
}));
