import type { RequestContext } from '#server/kernel/request-context.ts';
import { builder } from '#server/graphql/builder.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import type { HeldPass } from '../use-cases/memberships-of-viewer.ts';
import { membershipsOfViewer } from '../use-cases/memberships-of-viewer.ts';
import { PublicMembershipRef } from './public.ts';
import { MembershipRef } from './refs.ts';

const read = new WeakMap<RequestContext, Promise<HeldPass[]>>();

/** What the viewer holds, read once for a request. */
function heldBy(context: RequestContext): Promise<HeldPass[]> {
  const known = read.get(context);
  if (known) return known;
  const reading = membershipsOfViewer(context);
  read.set(context, reading);
  return reading;
}

const description = 'Whether the viewer holds a pass of it that can be used, now or later.';
const isHeld = async (of: { id: number }, context: RequestContext): Promise<boolean> =>
  (await heldBy(context)).some(({ membershipId }) => membershipId === of.id);

builder.objectField(MembershipRef, 'userHasMembership', (t) =>
  t.boolean({ description, resolve: (membership, _args, context) => isHeld(membership, context) }),
);
builder.objectField(PublicMembershipRef, 'userHasMembership', (t) =>
  t.boolean({ description, resolve: (membership, _args, context) => isHeld(membership, context) }),
);

builder.objectFields(ProviderRef, (t) => ({
  userHasMembership: t.boolean({
    description: 'Whether the viewer holds a membership here.',
    resolve: async ({ id }, _args, context) =>
      (await heldBy(context)).some(({ providerId }) => providerId === id),
  }),
  membershipsCounter: t.int({
    description: 'Number of the viewer’s memberships here.',
    resolve: async ({ id }, _args, context) =>
      (await heldBy(context)).filter(({ providerId }) => providerId === id).length,
  }),
}));
