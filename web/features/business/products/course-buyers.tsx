import { IconArrowBackUp, IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { dayText } from '#web/booking/videos/video-labels.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ExportMenu } from '#web/business-frame/exports/export-menu.tsx';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import type { CourseBuyerSeen, OwnCourseSeen } from './product-calls.ts';
import { TAKE_BACK_PRODUCT } from './product-calls.ts';
import { priceText } from './product-labels.ts';
import styles from './products.module.css';
import { useChange } from './use-change.ts';
import { useMayChangeProducts } from './use-may-change-products.ts';

type CourseBuyersProps = {
  course: OwnCourseSeen;
  buyers: { items: readonly CourseBuyerSeen[]; total: number; page: number };
};

const STATES = {
  watching: { tone: 'good', text: m.course_buyers_state_watching },
  over: { tone: 'quiet', text: m.course_buyers_state_over },
  refunded: { tone: 'quiet', text: m.course_buyers_state_refunded },
  takenBack: { tone: 'quiet', text: m.course_buyers_state_taken_back },
} as const;

const nameIn = (t: Texts, { firstname, lastname, email }: CourseBuyerSeen): string =>
  [firstname, lastname].filter(Boolean).join(' ') || (email ?? t(m.course_buyers_nameless));

/** Who bought a course or was given it; it is given away and taken back here. */
export function CourseBuyers({ course, buyers: { items, total, page } }: CourseBuyersProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeProducts();
  const { change, isBusy } = useChange();
  const [isGiving, setGiving] = useState(false);
  const [leaving, setLeaving] = useState<CourseBuyerSeen | null>(null);
  const takeBack = async ({ id: accessId }: CourseBuyerSeen): Promise<void> => {
    await change(
      (api, providerId, options) => api(TAKE_BACK_PRODUCT, { providerId, accessId }, options),
      t(m.course_buyers_taken_back),
    );
    setLeaving(null);
  };
  return (
    <section aria-labelledby="course-buyers" className={styles.content}>
      <div className={styles.contentHead}>
        <h2 id="course-buyers">{t(m.course_buyers_title)}</h2>
        <div className={styles.contentActs}>
          {total > 0 && <ExportMenu list="buyers" path={`products/${course.id}`} search="" />}
          {mayChange && !course.archive && (
            <Button look="secondary" onClick={() => setGiving(true)}>
              <IconGift size={18} stroke={1.8} aria-hidden="true" />
              {t(m.course_buyers_assign)}
            </Button>
          )}
        </div>
      </div>
      <Table
        label={t(m.course_buyers_title)}
        columns={columnsIn(t)}
        rows={items}
        idOf={({ id }) => String(id)}
        nameOf={(one) => nameIn(t, one)}
        actsOf={(one) =>
          mayChange && one.source === 'assigned' && one.state === 'watching'
            ? [
                {
                  id: 'takeBack',
                  label: t(m.course_buyers_take_back),
                  icon: IconArrowBackUp,
                  isDangerous: true,
                  onAct: () => setLeaving(one),
                },
              ]
            : []
        }
        empty={<p className={styles.note}>{t(m.course_buyers_none)}</p>}
      />
      <TableFoot
        page={page}
        pageSize={10}
        total={total}
        hrefOf={(to) => centerPath(`products/${course.id}?page=${to}`)}
      />
      {isGiving && <AssignDialog course={course} onClose={() => setGiving(false)} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t(m.course_buyers_take_back_title, { name: leaving ? nameIn(t, leaving) : '' })}
        verb={t(m.course_buyers_take_back)}
        isBusy={isBusy}
        onConfirm={() => leaving && void takeBack(leaving)}
        onClose={() => setLeaving(null)}
      >
        {t(m.course_buyers_take_back_text)}
      </ConfirmDialog>
    </section>
  );
}

const columnsIn = (t: Texts): TableColumn<CourseBuyerSeen>[] => [
  { id: 'customer', title: t(m.course_buyers_customer), isName: true, cell: (one) => nameIn(t, one) },
  {
    id: 'source',
    phone: 'bare',
    title: t(m.course_buyers_source),
    cell: ({ source }) => t(source === 'assigned' ? m.course_buyers_assigned : m.course_buyers_bought),
  },
  {
    id: 'since',
    title: t(m.course_buyers_since),
    cell: ({ startsAt, timeZone }) => startsAt && dayText(startsAt, timeZone),
  },
  {
    id: 'until',
    title: t(m.course_buyers_until),
    cell: ({ endsAt, timeZone }) => (endsAt === null ? t(m.videos_always) : dayText(endsAt, timeZone)),
  },
  {
    id: 'paid',
    title: t(m.course_buyers_paid),
    align: 'end',
    cell: ({ amountCents }) => priceText(t, amountCents),
  },
  {
    id: 'state',
    phone: 'end',
    title: t(m.course_buyers_state),
    cell: ({ state }) => <StatusPill tone={STATES[state].tone}>{t(STATES[state].text)}</StatusPill>,
  },
];
