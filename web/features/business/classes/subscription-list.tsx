import { useLocation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { paymentOf, stateOf } from '#web/business-frame/reservations/reservation-words.ts';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { withoutChosen } from './chosen-subscriptions.ts';
import type { ListedSubscription } from './class-calls.ts';
import { momentOf, participantName } from './class-words.ts';
import styles from './classes.module.css';
import { SUBSCRIPTION_ADDRESS } from './subscription-address.ts';
import type { SubscriptionAddress } from './subscription-address.ts';
import { useChosenActs, useRowActs } from './use-subscription-acts.ts';

const PAGE_SIZE = 10;

type SubscriptionListProps = {
  asked: SubscriptionAddress;
  list: { items: readonly ListedSubscription[]; total: number } | null;
  classes: readonly { id: number; name: string }[];
  selection: Selection;
};

/** A page of the sign-ups of a center; each leads to its detail. */
export function SubscriptionList({ asked, list, classes, selection }: SubscriptionListProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const here = centerPath('subscriptions');
  const search = withoutChosen(useLocation().search);
  const { timeZone } = useOwnCenter();
  const acts = useChosenActs(selection);
  const actsOf = useRowActs();
  return (
    <>
      <FilterBar clearHref={here} isFiltered={asked.standing !== 'active' || asked.class !== null}>
        <Segments
          name="standing"
          label={t(m.subscriptions_which)}
          isLabelHidden
          options={[
            { value: 'active', label: t(m.subscriptions_active) },
            { value: 'canceled', label: t(m.subscriptions_canceled) },
          ]}
          defaultValue={asked.standing}
        />
        {classes.length > 0 && (
          <div className={styles.filter}>
            <Choice
              key={asked.class}
              name="class"
              label={t(m.subscriptions_class)}
              isLabelHidden
              options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
              noneLabel={t(m.subscriptions_any_class)}
              defaultValue={asked.class === null ? '' : String(asked.class)}
            />
          </div>
        )}
      </FilterBar>
      <Table
        label={t(m.subscriptions_title)}
        columns={columnsOf(t, locale, timeZone)}
        rows={list?.items ?? []}
        idOf={({ id }) => String(id)}
        nameOf={(one) => participantName(t, one)}
        hrefOf={({ id }) => centerPath(`subscriptions/${id}`) + search}
        actsOf={(one) => actsOf(one, search)}
        {...(acts.length > 0 && asked.standing === 'active' && { selection })}
        empty={<NoSubscriptions asked={asked} hasFailed={list === null} />}
      />
      {acts.length > 0 && <BulkBar selection={selection} acts={acts} />}
      {list && (
        <TableFoot
          page={asked.page}
          pageSize={PAGE_SIZE}
          total={list.total}
          hrefOf={(page) => here + SUBSCRIPTION_ADDRESS.searchOf({ ...asked, page })}
        />
      )}
    </>
  );
}

function columnsOf(t: Texts, locale: Locale, timeZone: string): TableColumn<ListedSubscription>[] {
  return [
    {
      id: 'customer',
      title: t(m.subscriptions_customer),
      isName: true,
      width: '20%',
      cell: (one) => participantName(t, one),
    },
    { id: 'class', title: t(m.subscriptions_class), cell: ({ className }) => className },
    { id: 'sessions', title: t(m.subscriptions_sessions), align: 'end', cell: ({ sessions }) => sessions },
    {
      id: 'next',
      title: t(m.subscriptions_next),
      cell: ({ nextAt }) => (
        <span className={styles.figures}>{nextAt === null ? '–' : momentOf(timeZone, nextAt, locale)}</span>
      ),
    },
    {
      id: 'state',
      title: t(m.subscriptions_state),
      cell({ status }) {
        const { tone, text } = stateOf({ status, isOver: false, cancelReason: null, presence: null });
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'payment',
      title: t(m.subscriptions_payment),
      cell({ status, paymentState }) {
        const paid = paymentOf({ status, moneyState: paymentState });
        return paid ? (
          <StatusPill tone={paid.tone}>{t(paid.text)}</StatusPill>
        ) : (
          <span className={styles.quiet}>–</span>
        );
      },
    },
    {
      id: 'owed',
      title: t(m.subscriptions_owed),
      align: 'end',
      cell: ({ owedCents }) => (owedCents > 0 ? formatMoney(owedCents) : '–'),
    },
  ];
}

/** In place of the rows: the list failed, or there is no sign-up of the kind that is looked for. */
function NoSubscriptions({ asked, hasFailed }: { asked: SubscriptionAddress; hasFailed: boolean }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const here = centerPath('subscriptions');
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.subscriptions_failed)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + SUBSCRIPTION_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  const [title, text] =
    asked.standing === 'canceled'
      ? [m.subscriptions_none_canceled_title, m.subscriptions_none_canceled_text]
      : asked.class !== null
        ? [m.subscriptions_none_of_class_title, m.subscriptions_none_of_class_text]
        : [m.subscriptions_none_title, m.subscriptions_none_text];
  const isFiltered = asked.standing !== 'active' || asked.class !== null;
  return (
    <EmptyState headingLevel={2} title={t(title)} text={t(text)}>
      <ButtonLink to={isFiltered ? here : centerPath('classes')} look="secondary">
        {t(isFiltered ? m.kit_filter_none : m.subscriptions_to_classes)}
      </ButtonLink>
    </EmptyState>
  );
}
