import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/groups.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { changeGroups } from './change-groups.ts';
import { SERVICE_GROUPS } from './group-calls.ts';
import { GroupEditor } from './group-editor.tsx';
import { GroupList } from './group-list.tsx';
import styles from './groups.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.services_groups_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getServiceGroups: groups } = await requestOf(context).api(SERVICE_GROUPS, { providerId });
    return { groups };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return changeGroups(form, requestOf(context), providerIdIn(params));
}

/** The groups of the services, over the list: their order, a new one, and each at `?group=` to be changed. */
export default function GroupsRoute({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeServices');
  const [search] = useSearchParams();
  const edited = groups.find(({ id }) => String(id) === search.get('edit')) ?? null;
  return (
    <Drawer title={t(m.services_groups_title)} closeHref={centerPath('services')}>
      <p className={styles.hint}>{t(m.services_groups_text)}</p>
      {groups.length > 0 && <GroupList groups={groups} mayChange={mayChange} />}
      {mayChange && <GroupEditor key={edited?.id ?? `new-${groups.length}`} group={edited} />}
    </Drawer>
  );
}
