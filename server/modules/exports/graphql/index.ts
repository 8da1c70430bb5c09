import * as v from 'valibot';
import { EXPORTED_LISTS } from '#contracts/exports.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { ExportAccess } from '../index.ts';
import { getExportAccess } from '../index.ts';

const ExportAccessRef = builder.objectRef<ExportAccess>('ExportStanding').implement({
  description: 'What is missing for an export.',
  fields: (t) => ({
    isProved: t.exposeBoolean('isProved', {
      description: 'Whether the viewer proved their identity within the last 15 minutes.',
    }),
    isOpened: t.exposeBoolean('isOpened', {
      description: 'Whether the package includes exports.',
    }),
  }),
});

const Asked = v.object({ list: v.picklist(EXPORTED_LISTS) });

builder.queryField('getExportStanding', (t) =>
  t.field({
    type: ExportAccessRef,
    description: 'What is missing for an export, for roles that may export.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      list: t.arg.string({ required: true, description: 'customers, reservations or buyers.' }),
    },
    resolve: (_root, { providerId, ...typed }, context) =>
      getExportAccess(context, { providerId, ...checked(Asked, typed) }),
  }),
);
