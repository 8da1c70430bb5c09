import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { CUSTOMER_ADDRESS, isFiltered } from './customer-address.ts';
import type { CustomerAddress } from './customer-address.ts';

/** In place of the rows: the list failed, nobody fits the filters, or nobody has come yet. */
export function NoCustomers({ asked, hasFailed }: { asked: CustomerAddress; hasFailed: boolean }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const here = centerPath('customers');
  const mayChange = useMay('changeCustomers');
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.customers_failed_title)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + CUSTOMER_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isFiltered(asked)) {
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.customers_nothing_found_title)}
        text={t(m.customers_nothing_found_text)}
      >
        <ButtonLink to={here} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t(m.customers_none_title)}
      text={t(mayChange ? m.customers_none_text : m.customers_none_own_text)}
    >
      {mayChange && <ButtonLink to={centerPath('customers/new')}>{t(m.customers_new)}</ButtonLink>}
    </EmptyState>
  );
}
