import { IconArrowBackUp } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/archive.route.ts';
import type { Archived, ArchiveKind } from './archive-kinds.ts';
import {
  ARCHIVE_ADDRESS,
  ARCHIVE_KINDS,
  ARCHIVE_PAGE_SIZE,
  readArchive,
  restoreCalls,
} from './archive-kinds.ts';

type Text = Message<Record<never, never>>;
const KIND_LABELS: Record<ArchiveKind, Text> = {
  courses: m.groups_of_courses,
  events: m.groups_of_events,
  services: m.groups_of_services,
  videos: m.groups_of_videos,
};
const LOOKS: Record<'restore', ActLook<Archived>> = {
  restore: { label: m.classes_act_restore, icon: IconArrowBackUp, kind: 'update' },
};

export const meta = titled(m.archive_title);
export const ErrorBoundary = faultAt('archive', m.archive_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const asked = ARCHIVE_ADDRESS.read(url.searchParams);
  return whenAllowed(url, async () => {
    const of = { providerId: providerIdIn(params), ...asked };
    return { asked, ...(await readArchive(requestOf(context), of)) };
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const { kind } = ARCHIVE_ADDRESS.read(url.searchParams);
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), restoreCalls(kind));
}

/** What was archived, by kind, each with the way back (specification section 2, "Archive"). */
export default function ArchiveRoute({ loaderData: { asked, items, total } }: Route.ComponentProps) {
  const t = useTexts();
  const here = useCenterPath()('archive');
  const mayRestore = useMay('changeServices');
  const { shown, question } = useActs<'restore', Archived>({
    path: `archive${ARCHIVE_ADDRESS.searchOf(asked)}`,
    looks: LOOKS,
    nameOf: ([one]) => one?.name ?? '',
  });
  return (
    <Screen title={t(m.archive_title)}>
      <FilterBar clearHref={here} isFiltered={false}>
        <Segments
          name="kind"
          label={t(m.archive_kind)}
          isLabelHidden
          options={ARCHIVE_KINDS.map((value) => ({ value, label: t(KIND_LABELS[value]) }))}
          defaultValue={asked.kind}
        />
      </FilterBar>
      <Table
        label={t(m.archive_title)}
        columns={[{ id: 'name', title: t(m.services_name), isName: true, cell: ({ name }) => name }]}
        rows={items}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        {...(mayRestore && { actsOf: (one: Archived) => [shown('restore', [one])] })}
        empty={<EmptyState title={t(m.archive_none_title)} text={t(m.archive_none_text)} />}
      />
      <TableFoot
        page={asked.page}
        pageSize={ARCHIVE_PAGE_SIZE}
        total={total}
        hrefOf={(page) => here + ARCHIVE_ADDRESS.searchOf({ ...asked, page })}
      />
      {question}
    </Screen>
  );
}
