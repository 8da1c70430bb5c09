import * as m from '#contracts/texts/messages.js';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/membership-new.route.ts';
import { NEW_MEMBERSHIP } from './membership-calls.ts';
import { NEW_BUNDLE_VALUES, NEW_MEMBERSHIP_VALUES } from './membership-form-values.ts';
import { MembershipForm } from './membership-form.tsx';
import { saveMembership } from './save-membership.ts';

export const meta = titled(m.memberships_new);
export const ErrorBoundary = faultAt('memberships', m.memberships_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(NEW_MEMBERSHIP, { providerId });
    expectMayDo(found.getCurrentUser, providerId, 'changeMemberships');
    return { toCover: found.getOffersToCover, isBundle: url.searchParams.get('type') === 'bundle' };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return saveMembership(form, requestOf(context), { providerId: providerIdIn(params), membershipId: null });
}

/** Adds a membership, or a bundle. */
export default function MembershipNewRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { isBundle, toCover } = loaderData;
  return (
    <Screen title={t(isBundle ? m.bundles_new : m.memberships_new)}>
      <MembershipForm
        key={`${useLocale()} ${isBundle}`}
        initial={isBundle ? NEW_BUNDLE_VALUES : NEW_MEMBERSHIP_VALUES}
        edited={null}
        toCover={toCover}
      />
    </Screen>
  );
}
