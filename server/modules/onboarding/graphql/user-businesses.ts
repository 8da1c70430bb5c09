import { builder } from '#server/graphql/builder.ts';
import { UserBusinessRef } from '#server/modules/providers/graphql/refs.ts';
import type { SetupStanding } from '../index.ts';
import { setupStanding } from '../index.ts';

const SetupStandingEnum = builder.enumType('SetupStanding', {
  description: 'How a center stands with its first settings.',
  values: {
    over: { description: 'Published from their list, or never led through them.' },
    open: { description: 'Its address leads to their list.' },
    putOff: { description: 'Its owner goes on without for now.' },
  } as const satisfies Record<SetupStanding, object>,
});

builder.objectField(UserBusinessRef, 'setup', (t) =>
  t.field({
    type: SetupStandingEnum,
    description: 'How it stands with its first settings.',
    resolve: ({ providerId }, _args, { work }) => setupStanding(work, providerId),
  }),
);
