import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import type { HolidayActAnswer } from './change-holidays.ts';
import { HOLIDAY_ADDRESS, isFiltered } from './holiday-address.ts';
import type { HolidayAddress } from './holiday-address.ts';
import type { Holiday, Whose } from './holiday-calls.ts';
import { momentsOf, nameOf, standingOf } from './holiday-words.ts';
import styles from './holidays.module.css';
import { NoHolidays } from './no-holidays.tsx';

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
      <Filters asked={asked} whose={whose} />
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

/** Asks before a closing is deleted, and says what came of it. */
function useDeletion() {
  const t = useTexts();
  const action = useCenterPath()('holidays');
  const fetcher = useFetcher<HolidayActAnswer>();
  const { showSuccess, showError } = useToasts();
  const [asked, setAsked] = useState<Holiday | null>(null);
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ errors }) => {
    if (errors.length === 0) showSuccess(t(m.done_deleted));
    else showError(errors.map(({ message }) => message).join(' '));
  });
  const send = ({ id }: Holiday): void => {
    setAsked(null);
    const form = { act: 'delete', id: String(id), [SCRIPTED_FIELD]: '1', attemptKey: crypto.randomUUID() };
    void fetcher.submit(form, { method: 'post', action });
  };
  const question = asked && (
    <ConfirmDialog
      title={t(m.holidays_delete_title)}
      verb={t(m.holidays_delete)}
      isOpen
      onConfirm={() => send(asked)}
      onClose={() => setAsked(null)}
    >
      <p>
        {nameOf(asked, t)}, {momentsOf(asked)}. {t(m.holidays_delete_text)}
      </p>
    </ConfirmDialog>
  );
  return { setAsked, question };
}

function Filters({ asked, whose }: { asked: HolidayAddress; whose: readonly Whose[] }) {
  const t = useTexts();
  const here = useCenterPath()('holidays');
  return (
    <FilterBar clearHref={here} isFiltered={isFiltered(asked)}>
      <Segments
        name="time"
        label={t(m.holidays_which)}
        isLabelHidden
        options={[
          { value: 'coming', label: t(m.holidays_coming) },
          { value: 'over', label: t(m.holidays_over) },
        ]}
        defaultValue={asked.time}
      />
      {whose.length > 0 && (
        <div className={styles.filter}>
          <Choice
            key={asked.whose}
            name="whose"
            label={t(m.holidays_whose)}
            isLabelHidden
            options={whose
              .filter(({ id, archive }) => !archive || id === asked.whose)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            noneLabel={t(m.holidays_anyone)}
            defaultValue={asked.whose === null ? '' : String(asked.whose)}
          />
        </div>
      )}
    </FilterBar>
  );
}

function columnsOf(t: Texts, today: string): TableColumn<Holiday>[] {
  return [
    { id: 'name', title: t(m.holidays_name), isName: true, width: '32%', cell: (one) => nameOf(one, t) },
    {
      id: 'when',
      title: t(m.holidays_when),
      width: '28%',
      cell: (one) => <span className={styles.when}>{momentsOf(one)}</span>,
    },
    { id: 'whose', title: t(m.holidays_whose), cell: (one) => one.resourceName ?? t(m.holidays_center) },
    {
      id: 'state',
      title: t(m.holidays_state),
      cell(one) {
        const { tone, text } = standingOf(one, today);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
  ];
}
