import * as m from '#contracts/texts/messages.js';
import { ListScreen } from '#web/business-frame/list-screen/list-screen.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { ResourceName } from './resource-name.tsx';
import type { ListedResource } from './staff-calls.ts';
import { STAFF_LIST } from './staff-list-description.ts';
import { detailsText, kindText, stateOf } from './staff-labels.ts';
import type { loader } from './staff.route.tsx';
import { useStaffActs } from './use-staff-acts.tsx';

/** A page of who and what a center works with, and what can be done with each. */
export function StaffList({ loaded }: { loaded: Awaited<ReturnType<typeof loader>> }) {
  const t = useTexts();
  const { actsOf, question } = useStaffActs();
  const { kind, q, state } = loaded.asked;
  const lacksThings = kind === 'things' && q === '' && state === 'current' && !loaded.hasFailed;
  return (
    <>
      <ListScreen
        list={STAFF_LIST}
        loaded={loaded}
        columns={columnsOf(t)}
        nameOf={({ name }) => name}
        actsOf={actsOf}
        {...(lacksThings && { empty: <NoThings /> })}
      />
      {question}
    </>
  );
}

function NoThings() {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeStaff');
  return (
    <EmptyState headingLevel={2} title={t(m.staff_no_things_title)} text={t(m.staff_no_things_text)}>
      {mayChange && <ButtonLink to={centerPath('staff/new?kind=things')}>{t(m.staff_new_thing)}</ButtonLink>}
    </EmptyState>
  );
}

function columnsOf(t: Texts): TableColumn<ListedResource>[] {
  return [
    {
      id: 'name',
      title: t(m.staff_name),
      isName: true,
      width: '28%',
      cell: (resource) => <ResourceName resource={resource} />,
    },
    {
      id: 'kind',
      phone: 'bare',
      title: t(m.staff_kind),
      width: '25%',
      cell: (resource) => kindText(t, resource),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.staff_state),
      cell: (resource) => {
        const { tone, text } = stateOf(t, resource);
        return <StatusPill tone={tone}>{text}</StatusPill>;
      },
    },
    {
      id: 'details',
      phone: 'bare',
      title: t(m.staff_details),
      width: '26%',
      cell: (resource) => detailsText(t, resource),
    },
  ];
}
