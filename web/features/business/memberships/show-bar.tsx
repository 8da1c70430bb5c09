import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { useTexts } from '#web/lib/texts.tsx';

/** Which of the three lists is shown. */
export function ShowBar({ show }: { show: 'current' | 'archived' | 'holders' }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <FilterBar clearHref={centerPath('memberships')} isFiltered={show !== 'current'}>
      <Segments
        name="show"
        label={t(m.memberships_which)}
        isLabelHidden
        options={[
          { value: 'current', label: t(m.memberships_current) },
          { value: 'holders', label: t(m.memberships_holders) },
          { value: 'archived', label: t(m.memberships_archived) },
        ]}
        defaultValue={show}
      />
    </FilterBar>
  );
}
