import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { EmptyList } from '#web/business-frame/list-screen/empty-list.tsx';
import { ListScreen } from '#web/business-frame/list-screen/list-screen.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { RESERVATION_LIST, sortsOf } from '#web/business-frame/reservations/reservation-address.ts';
import { columnsOf } from './reservation-columns.tsx';
import { PeriodAndCustomer } from './reservation-filters.tsx';
import { customerOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { useChosenActs, useRowActs } from './use-chosen-acts.ts';
import type { LoadedList } from './use-live-list.ts';
import { useLiveList } from './use-live-list.ts';

type Named = { id: number; name: string };
type ReservationListProps = {
  loaded: LoadedList;
  people: readonly Named[];
  services: readonly Named[];
  hasFailed: boolean;
  selection: Selection;
};

const optionsOf = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: String(id), label: name }));

/** What a collaborator's empty list says: it holds their own bookings alone. */
const OWN_LIST = {
  ...RESERVATION_LIST,
  texts: {
    ...RESERVATION_LIST.texts,
    none: [m.reservations_none_title, m.reservations_none_own_text] as const,
  },
};

/** A page of the reservations, kept fresh; a row leads to its detail. */
export function ReservationList({ people, services, hasFailed, selection, loaded }: ReservationListProps) {
  const { asked } = loaded;
  const within = useRef<HTMLDivElement>(null);
  const { list, brokenSince, showNew } = useLiveList(loaded, within);
  const t = useTexts();
  const locale = useLocale();
  const acts = useChosenActs(selection);
  const seesAll = useMay('takePayments');
  return (
    <ListScreen
      list={RESERVATION_LIST}
      loaded={{ asked, list, hasFailed }}
      columns={columnsOf(t, locale, sortsOf(asked))}
      nameOf={(row) => customerOf(t, row)}
      options={{ person: optionsOf(people), service: optionsOf(services) }}
      besideFilters={<PeriodAndCustomer asked={asked} />}
      actsOf={useRowActs()}
      {...(acts.length > 0 && { chosen: { selection, acts: () => acts } })}
      {...(!seesAll && {
        empty: <EmptyList list={OWN_LIST} asked={asked} hasFailed={hasFailed && list === null} />,
      })}
      live={{ within, brokenSince, showNew }}
    />
  );
}
