import { builder } from '#server/graphql/builder.ts';
import { UserBusinessRef } from '#server/modules/providers/graphql/refs.ts';
import type { SetupStanding } from '../index.ts';
import { setupStanding } from '../index.ts';

const SetupStandingEnum = builder.enumType('SetupStanding', {
  description: 'Status of a center’s first settings.',
  values: {
    over: { description: 'Completed, or never needed.' },
    open: { description: 'In progress: the center opens on their list.' },
    putOff: { description: 'Put off by the owner.' },
  } as const satisfies Record<SetupStanding, object>,
});

builder.objectField(UserBusinessRef, 'setup', (t) =>
  t.field({
    type: SetupStandingEnum,
    description: 'Status of its first settings.',
    resolve: ({ providerId }, _args, { work }) => setupStanding(work, providerId),
  }),
);
