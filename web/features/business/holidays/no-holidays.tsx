import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { HOLIDAY_ADDRESS, isFiltered } from './holiday-address.ts';
import type { HolidayAddress } from './holiday-address.ts';

/** In place of the rows: the list failed, or there is no closing of the kind that is looked for. */
export function NoHolidays({ asked, hasFailed }: { asked: HolidayAddress; hasFailed: boolean }) {
  const t = useTexts();
  const here = useCenterPath()('holidays');
  const mayChange = useMay('changeHours');
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.holidays_failed_title)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + HOLIDAY_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  const [title, text] =
    asked.time === 'over'
      ? [m.holidays_none_over_title, m.holidays_none_over_text]
      : [m.holidays_none_title, m.holidays_none_text];
  return (
    <EmptyState headingLevel={2} title={t(title)} text={t(text)}>
      {isFiltered(asked) ? (
        <ButtonLink to={here} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      ) : (
        mayChange && (
          <ButtonLink to={`${here}/new`} look="secondary" preventScrollReset>
            {t(m.holidays_add)}
          </ButtonLink>
        )
      )}
    </EmptyState>
  );
}
