import { APP_SYSTEMS } from '#contracts/client-version.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { AppVersion } from '#server/modules/identity/index.ts';
import { readAppVersion } from '#server/modules/identity/index.ts';
import { setAppVersion } from '../use-cases/app-versions.ts';

const SystemRef = builder.enumType('AppSystem', {
  description: 'System a program of ours runs on.',
  values: APP_SYSTEMS,
});

const AppVersionRef = builder.objectRef<AppVersion>('AppVersion').implement({
  description: 'Versions of a program of ours.',
  fields: (t) => ({
    os: t.expose('os', { type: SystemRef, description: 'System it runs on.' }),
    current: t.exposeString('current', { description: 'The one that is out.' }),
    minimum: t.exposeString('minimum', { description: 'An older one cannot sign in.' }),
    storeAddress: t.exposeString('storeAddress', {
      nullable: true,
      description: 'Where the current one is.',
    }),
  }),
});

const AppVersionInput = builder.inputType('AppVersionInput', {
  description: 'Versions of a program of ours.',
  fields: (t) => ({
    current: t.string({ required: true, description: 'Such as 6.0.0.' }),
    minimum: t.string({ required: true, description: 'Not above the current one.' }),
    storeAddress: t.string({ description: 'An https address.' }),
  }),
});

const os = { type: SystemRef, required: true, description: 'Which system.' } as const;

builder.queryField('getAppVersion', (t) =>
  t.field({
    type: AppVersionRef,
    description: 'Current and oldest supported version of our program on a system.',
    args: { os: t.arg(os) },
    resolve: (_root, args, { work }) => readAppVersion(work, args.os),
  }),
);

builder.mutationField('setAppVersion', (t) =>
  t.field({
    type: SystemRef,
    description: 'Says which versions there are, for administrators after a fresh proof. Answers the system.',
    args: {
      os: t.arg(os),
      input: t.arg({ type: AppVersionInput, required: true, description: 'Versions.' }),
    },
    resolve: async (_root, args, context) =>
      (await setAppVersion(context, args.os, withoutNulls(args.input))).os,
  }),
);
