import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { isFiltered, SERVICE_ADDRESS } from './service-address.ts';
import type { ServiceAddress } from './service-address.ts';

/** In place of the rows: the list failed, nothing fits the filters, or there is no service yet. */
export function NoServices({ asked, hasFailed }: { asked: ServiceAddress; hasFailed: boolean }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeServices');
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.services_failed_title)} text={t(m.center_failed_text)}>
        <ButtonLink to={centerPath('services') + SERVICE_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isFiltered(asked)) {
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.services_nothing_found_title)}
        text={t(m.services_nothing_found_text)}
      >
        <ButtonLink to={centerPath('services')} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t(m.services_none_title)}
      text={t(mayChange ? m.services_none_text : m.services_none_own_text)}
    >
      {mayChange && <ButtonLink to={centerPath('services/new')}>{t(m.services_none_act)}</ButtonLink>}
    </EmptyState>
  );
}
