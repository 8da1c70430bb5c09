import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { isFiltered, STAFF_ADDRESS } from './staff-address.ts';
import type { StaffAddress } from './staff-address.ts';

/** In place of the rows: the list failed, nothing fits the filters, or there is nobody yet. */
export function NoStaff({ asked, hasFailed }: { asked: StaffAddress; hasFailed: boolean }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeStaff');
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.staff_failed_title)} text={t(m.center_failed_text)}>
        <ButtonLink to={centerPath('staff') + STAFF_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (asked.kind === 'things' && asked.q === '' && asked.state === 'current') {
    return (
      <EmptyState headingLevel={2} title={t(m.staff_no_things_title)} text={t(m.staff_no_things_text)}>
        {mayChange && (
          <ButtonLink to={centerPath('staff/new?kind=things')}>{t(m.staff_new_thing)}</ButtonLink>
        )}
      </EmptyState>
    );
  }
  if (isFiltered(asked)) {
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.staff_nothing_found_title)}
        text={t(m.staff_nothing_found_text)}
      >
        <ButtonLink to={centerPath('staff')} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState headingLevel={2} title={t(m.staff_none_title)} text={t(m.staff_none_text)}>
      {mayChange && <ButtonLink to={centerPath('staff/new?kind=people')}>{t(m.staff_new_person)}</ButtonLink>}
    </EmptyState>
  );
}
