import { useSearchParams } from 'react-router';
import type { GroupKind } from '#contracts/group-kinds.ts';
import { GROUP_KINDS } from '#contracts/group-kinds.ts';
import * as m from '#contracts/texts/messages.js';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/groups.route.ts';
import { changeGroups } from './change-groups.ts';
import { GROUPS } from './group-calls.ts';
import { GroupEditor } from './group-editor.tsx';
import { GroupList } from './group-list.tsx';
import styles from './groups.module.css';

const KIND_LABELS: Record<GroupKind, Message<Record<never, never>>> = {
  service: m.groups_of_services,
  course: m.groups_of_courses,
  event: m.groups_of_events,
  video: m.groups_of_videos,
};

export const meta = titled(m.groups_title);
export const ErrorBoundary = faultAt('services', m.services_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const kind = kindIn(url);
  return whenAllowed(url, async () => {
    const { getServiceGroups: groups } = await requestOf(context).api(GROUPS, { providerId, kind });
    return { groups, kind };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), kind: kindIn(url) };
  return changeGroups(form, requestOf(context), of);
}

const kindIn = ({ searchParams }: URL): GroupKind =>
  GROUP_KINDS.find((kind) => kind === searchParams.get('kind')) ?? 'service';

/** The groups of each kind of offer (specification section 3, "Group types"): their order, a new one, and each to be changed. */
export default function GroupsRoute({ loaderData: { groups, kind } }: Route.ComponentProps) {
  const t = useTexts();
  const mayChange = useMay('changeServices');
  const centerPath = useCenterPath();
  const [search] = useSearchParams();
  const edited = groups.find(({ id }) => String(id) === search.get('edit')) ?? null;
  return (
    <Screen title={t(m.groups_title)}>
      <FilterBar clearHref={centerPath('groups')} isFiltered={false}>
        <Segments
          name="kind"
          label={t(m.groups_kind)}
          isLabelHidden
          options={GROUP_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
          defaultValue={kind}
        />
      </FilterBar>
      <p className={styles.hint}>
        {t(m.groups_text)} {kind !== 'video' && t(m.groups_order)}
      </p>
      {groups.length > 0 ? (
        <GroupList key={kind} groups={groups} kind={kind} mayChange={mayChange} />
      ) : (
        <p className={styles.hint}>{t(m.groups_none)}</p>
      )}
      {mayChange && <GroupEditor key={edited?.id ?? `${kind}-${groups.length}`} group={edited} kind={kind} />}
    </Screen>
  );
}
