import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { BulkBar } from '#web/business-ui/bulk-bar.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import type { Selection } from '#web/business-ui/selection.ts';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { withoutChosen } from './chosen-subscriptions.ts';
import type { ListedSubscription } from './class-calls.ts';
import { participantName } from './class-labels.ts';
import styles from './classes.module.css';
import { SUBSCRIPTION_ADDRESS } from './subscription-address.ts';
import type { SubscriptionAddress } from './subscription-address.ts';
import { columnsOf } from './subscription-columns.tsx';
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
