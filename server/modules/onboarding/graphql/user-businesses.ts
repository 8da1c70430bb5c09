import { builder } from '#server/graphql/builder.ts';
import { UserBusinessRef } from '#server/modules/providers/graphql/refs.ts';
import type { SetupStatus } from '../index.ts';
import { setupStatus } from '../index.ts';

const SetupStatusEnum = builder.enumType('SetupStanding', {
  description: 'Status of a center’s first settings.',
  values: {
    over: { description: 'Completed, or never needed.' },
    open: { description: 'In progress: the center opens on their list.' },
    putOff: { description: 'Put off by the owner.' },
  } as const satisfies Record<SetupStatus, object>,
});

builder.objectField(UserBusinessRef, 'setup', (t) =>
  t.field({
    type: SetupStatusEnum,
    description: 'Status of its first settings.',
    resolve: ({ providerId }, _args, { work }) => setupStatus(work, providerId),
  }),
);
