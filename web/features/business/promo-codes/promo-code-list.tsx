import { IconArrowBackUp, IconCircleOff, IconPencil } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { Act } from '#web/business-ui/act.ts';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { Table } from '#web/business-ui/table.tsx';
import { promoDiscountText } from '#web/lib/promo-discount.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PromoCodeSeen } from './promo-code-calls.ts';
import { STATES, usedOf, validityOf } from './promo-code-labels.ts';

export type PromoActName = 'end' | 'open';
type Show = 'current' | 'ended';
type ListProps = { codes: readonly PromoCodeSeen[]; show: Show; hasFailed: boolean };

/** Whether the person may change codes here: by their role and by the center's package. The server decides again. */
export function useMayChangePromoCodes(): boolean {
  const { viewerCan, notInPackage } = useOwnCenter();
  return viewerCan.includes('changePromoCodes') && !notInPackage.includes('changePromoCodes');
}

/** The codes of a center, those in use or the ended ones. */
export function PromoCodeList({ codes, show, hasFailed }: ListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMayChangePromoCodes();
  const { shown, question } = useActs<PromoActName, PromoCodeSeen>({
    path: 'promo-codes',
    looks: looksIn(t),
    nameOf: ([one]) => one?.code ?? '',
  });
  const hrefOf = ({ id }: PromoCodeSeen) => centerPath(`promo-codes/${id}/edit`);
  const actsOf = (one: PromoCodeSeen): Act[] => [
    { id: 'edit', label: t(m.promo_edit), icon: IconPencil, href: hrefOf(one) },
    shown(one.state === 'ended' ? 'open' : 'end', [one]),
  ];
  return (
    <div>
      <FilterBar clearHref={centerPath('promo-codes')} isFiltered={show !== 'current'}>
        <Segments
          name="show"
          label={t(m.promo_which)}
          isLabelHidden
          options={[
            { value: 'current', label: t(m.promo_current) },
            { value: 'ended', label: t(m.promo_ended_ones) },
          ]}
          defaultValue={show}
        />
      </FilterBar>
      <Table
        label={t(m.promo_title)}
        columns={columnsIn(t)}
        rows={codes}
        idOf={({ id }) => String(id)}
        nameOf={({ code }) => code}
        {...(mayChange && { actsOf, hrefOf })}
        empty={<NoCodes show={show} hasFailed={hasFailed} mayChange={mayChange} />}
      />
      {question}
    </div>
  );
}

const looksIn = (t: Texts): Record<PromoActName, ActLook<PromoCodeSeen>> => ({
  end: {
    label: m.promo_act_end,
    icon: IconCircleOff,
    done: m.promo_act_ended,
    asks: ([one]) => ({
      title: t(m.promo_end_title, { name: one?.code ?? '' }),
      text: t(m.promo_end_text),
    }),
  },
  open: { label: m.promo_act_open, icon: IconArrowBackUp, done: m.promo_act_opened },
});

const columnsIn = (t: Texts): readonly TableColumn<PromoCodeSeen>[] => [
  { id: 'code', title: t(m.promo_code), isName: true, width: '26%', cell: ({ code }) => code },
  { id: 'discount', phone: 'bare', title: t(m.promo_discount), cell: promoDiscountText },
  { id: 'validity', phone: 'bare', title: t(m.promo_validity), cell: (one) => validityOf(t, one) },
  { id: 'used', title: t(m.promo_used), align: 'end', cell: (one) => usedOf(t, one) },
  {
    id: 'state',
    phone: 'end',
    title: t(m.promo_state),
    cell: ({ state }) => <StatusPill tone={STATES[state].tone}>{t(STATES[state].text)}</StatusPill>,
  },
];

/** In place of the rows: the list failed, or there is none. */
function NoCodes({ show, hasFailed, mayChange }: Omit<ListProps, 'codes'> & { mayChange: boolean }) {
  const t = useTexts();
  const here = useCenterPath()('promo-codes');
  if (hasFailed)
    return (
      <EmptyState headingLevel={2} title={t(m.promo_failed)} text={t(m.center_failed_text)}>
        <ButtonLink to={`${here}?show=${show}`} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel={2}
      title={t(show === 'ended' ? m.promo_none_ended : m.promo_none_title)}
      text={t(m.promo_none_text)}
    >
      {mayChange && show === 'current' && <ButtonLink to={`${here}/new`}>{t(m.promo_new)}</ButtonLink>}
    </EmptyState>
  );
}
