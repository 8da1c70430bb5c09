import { IconPencil } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/member.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { Closings } from './closings.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberFacts } from './member-facts.tsx';
import { STAFF_MEMBER } from './staff-calls.ts';
import { useStaffActs } from './use-staff-acts.tsx';

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { member: { resource: { name: string } } } };
  return pageMeta(args, (t) => ({
    title: loaderData?.member.resource.name ?? t(m.staff_title),
    isPrivate: true,
  }));
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { getStaffMember: member } = await requestOf(context).api(STAFF_MEMBER, of);
    return { member };
  });
}

/** One person or thing, from the right, over the list it was chosen from. */
export default function MemberRoute({ loaderData: { member } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeStaff');
  const { actsOf, putBack, isBusy, question } = useStaffActs();
  const { resource } = member;
  return (
    <Drawer
      title={resource.name}
      closeHref={centerPath('staff') + search}
      {...(mayChange &&
        !resource.archive && {
          foot: (
            <ButtonLink to={centerPath(`staff/${resource.id}/edit`)}>
              <IconPencil size={18} stroke={1.6} aria-hidden="true" />
              {t(m.staff_act_edit)}
            </ButtonLink>
          ),
        })}
    >
      <MemberFacts member={member} />
      <Closings resource={resource} isBusy={isBusy} onBack={(id) => putBack(resource, id)} />
      <MemberActs acts={actsOf(resource).filter(({ id }) => id !== 'see' && id !== 'edit')} />
      {question}
    </Drawer>
  );
}
