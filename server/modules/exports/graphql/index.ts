import * as v from 'valibot';
import { EXPORTED_LISTS } from '#contracts/exports.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { ExportStanding } from '../index.ts';
import { getExportStanding } from '../index.ts';

const ExportStandingRef = builder.objectRef<ExportStanding>('ExportStanding').implement({
  description: 'What still stands between somebody who may take a list out as a file and the file.',
  fields: (t) => ({
    isProved: t.exposeBoolean('isProved', {
      description: 'Whether who asks has proved who they are in the last quarter of an hour.',
    }),
    isOpened: t.exposeBoolean('isOpened', {
      description: 'Whether the provider’s package opens exports.',
    }),
  }),
});

const Asked = v.object({ list: v.picklist(EXPORTED_LISTS) });

builder.queryField('getExportStanding', (t) =>
  t.field({
    type: ExportStandingRef,
    description: 'For who may take a list of a provider out as a file: what is missing for it.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose list.' }),
      list: t.arg.string({ required: true, description: 'customers or reservations.' }),
    },
    resolve: (_root, { providerId, ...typed }, context) =>
      getExportStanding(context, { providerId, ...checked(Asked, typed) }),
  }),
);
