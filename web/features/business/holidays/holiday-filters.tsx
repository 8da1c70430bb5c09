import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { isFiltered } from './holiday-address.ts';
import type { HolidayAddress } from './holiday-address.ts';
import type { Whose } from './holiday-calls.ts';
import styles from './holidays.module.css';

/** Which of the closings are shown, and whose. */
export function HolidayFilters({ asked, whose }: { asked: HolidayAddress; whose: readonly Whose[] }) {
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
