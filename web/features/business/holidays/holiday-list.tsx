import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { HOLIDAY_ADDRESS } from './holiday-address.ts';
import type { HolidayAddress } from './holiday-address.ts';
import type { Holiday, Whose } from './holiday-calls.ts';
import { HolidayFilters } from './holiday-filters.tsx';
import { momentsOf, nameOf, standingOf } from './holiday-labels.ts';
import styles from './holidays.module.css';
import { NoHolidays } from './no-holidays.tsx';
import { useDeletion } from './use-deletion.tsx';

const PAGE_SIZE = 10;

type HolidayListProps = {
  asked: HolidayAddress;
  list: { total: number; today: string; items: readonly Holiday[] } | null;
  whose: readonly Whose[];
  hasFailed: boolean;
};

/** A page of the closings, those to come or those that are over. */
export function HolidayList({ asked, list, whose, hasFailed }: HolidayListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const mayChange = useMay('changeHours');
  const { setAsked, question } = useDeletion();
  const here = centerPath('holidays');
  const hrefOf = ({ id }: Holiday): string => `${here}/${id}${search}`;
  return (
    <>
      <HolidayFilters asked={asked} whose={whose} />
      <div>
        <Table
          label={t(m.holidays_title)}
          columns={columnsOf(t, list?.today ?? '')}
          rows={list?.items ?? []}
          idOf={({ id }) => String(id)}
          nameOf={(holiday) => `${nameOf(holiday, t)}, ${momentsOf(holiday)}`}
          hrefOf={hrefOf}
          {...(mayChange && {
            actsOf: (holiday: Holiday) => [
              { id: 'edit', label: t(m.holidays_act_edit), icon: IconPencil, href: hrefOf(holiday) },
              {
                id: 'delete',
                label: t(m.holidays_delete),
                icon: IconTrash,
                isDangerous: true,
                onAct: () => setAsked(holiday),
              },
            ],
          })}
          empty={<NoHolidays asked={asked} hasFailed={hasFailed} />}
        />
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + HOLIDAY_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
      </div>
      {question}
    </>
  );
}

function columnsOf(t: Texts, today: string): TableColumn<Holiday>[] {
  return [
    { id: 'name', title: t(m.holidays_name), isName: true, width: '32%', cell: (one) => nameOf(one, t) },
    {
      id: 'when',
      phone: 'bare',
      title: t(m.holidays_when),
      width: '28%',
      cell: (one) => <span className={styles.when}>{momentsOf(one)}</span>,
    },
    {
      id: 'whose',
      phone: 'bare',
      title: t(m.holidays_whose),
      cell: (one) => one.resourceName ?? t(m.holidays_center),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.holidays_state),
      cell(one) {
        const { tone, text } = standingOf(one, today);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
  ];
}
