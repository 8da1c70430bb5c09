import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/membership-edit.route.ts';
import { MEMBERSHIP_TO_EDIT } from './membership-calls.ts';
import { valuesOfMembership } from './membership-form-values.ts';
import { MembershipForm } from './membership-form.tsx';
import { saveMembership } from './save-membership.ts';

export const meta = titled(m.memberships_edit);
export const ErrorBoundary = faultAt('memberships', m.memberships_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.membershipId) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(MEMBERSHIP_TO_EDIT, of);
    expectMayDo(found.getCurrentUser, of.providerId, 'changeMemberships');
    return { membership: found.getMembership, toCover: found.getOffersToCover };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), membershipId: idIn(params.membershipId) };
  return saveMembership(form, requestOf(context), of);
}

/** Changes a membership; who holds one keeps what they bought. */
export default function MembershipEditRoute({ loaderData: { membership, toCover } }: Route.ComponentProps) {
  return (
    <Screen title={membership.name}>
      <MembershipForm
        key={membership.id}
        initial={valuesOfMembership(membership)}
        edited={membership}
        toCover={toCover}
      />
    </Screen>
  );
}
