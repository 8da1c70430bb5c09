import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ListScreen } from '#web/business-frame/list-screen/list-screen.tsx';
import { useSelection } from '#web/business-ui/selection.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { GroupName } from '#web/business-frame/catalog/group-name.tsx';
import type { ListedService } from './service-calls.ts';
import { SERVICE_LIST } from './service-list-description.ts';
import styles from './services.module.css';
import { stateOf } from './service-state.ts';
import { durationText, priceText } from './service-labels.ts';
import type { loader } from './services.route.tsx';
import { useServiceActs } from './use-service-acts.tsx';

/** A page of the services, with what can be done with one or several. */
export function ServiceList({ loaded }: { loaded: Awaited<ReturnType<typeof loader>> }) {
  const t = useTexts();
  const { search } = useLocation();
  const mayChange = useMay('changeServices');
  const selection = useSelection(search);
  const { acts, actsOf, question } = useServiceActs(() => selection.clear());
  const groups = loaded.related?.groups ?? [];
  return (
    <>
      <ListScreen
        list={SERVICE_LIST}
        loaded={loaded}
        columns={columnsOf(t)}
        nameOf={({ name }) => name}
        options={{
          group: groups.map(({ id, name, color }) => ({ value: String(id), label: name, colour: color })),
        }}
        {...(mayChange && { actsOf, chosen: { selection, acts } })}
      />
      {question}
    </>
  );
}

function columnsOf(t: Texts): TableColumn<ListedService>[] {
  return [
    {
      id: 'name',
      title: t(m.services_name),
      isName: true,
      isSortable: true,
      width: '34%',
      cell: ({ name }) => name,
    },
    {
      id: 'group',
      phone: 'bare',
      title: t(m.services_group),
      cell: ({ group }) => (group ? <GroupName group={group} /> : <span className={styles.none}>–</span>),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.services_state),
      cell: (service) => {
        const { tone, text } = stateOf(service);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'duration',
      phone: 'bare',
      title: t(m.services_duration),
      isSortable: true,
      align: 'end',
      cell: ({ offers }) => durationText(t, offers),
    },
    {
      id: 'price',
      phone: 'bare',
      title: t(m.services_price),
      isSortable: true,
      align: 'end',
      cell: ({ offers }) => priceText(t, offers),
    },
  ];
}
