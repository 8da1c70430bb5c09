import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { ExportMenu } from '../exports/export-menu.tsx';
import { CUSTOMER_ADDRESS, isFiltered, NOT_SEEN, STANDINGS } from './customer-address.ts';
import type { CustomerAddress, Standing } from './customer-address.ts';
import type { CustomerTag } from './customer-calls.ts';
import styles from './customers.module.css';

const STANDING_NAMES: Record<Standing, typeof m.customers_standing_current> = {
  current: m.customers_standing_current,
  blacklisted: m.customers_standing_blacklisted,
  archived: m.customers_standing_archived,
};

type CustomerFiltersProps = { asked: CustomerAddress; tags: readonly CustomerTag[]; hasEnding: boolean };

/** Which of the customers are shown. */
export function CustomerFilters({ asked, tags, hasEnding }: CustomerFiltersProps) {
  const t = useTexts();
  const here = useCenterPath()('customers');
  const [, ...standings] = STANDINGS;
  const [, ...days] = NOT_SEEN;
  const choices = [
    {
      name: 'standing',
      value: asked.standing === 'current' ? '' : asked.standing,
      label: t(m.customers_standing),
      none: t(STANDING_NAMES.current),
      options: standings.map((value) => ({ value, label: t(STANDING_NAMES[value]) })),
    },
    {
      name: 'away',
      value: asked.away === 'any' ? '' : asked.away,
      label: t(m.customers_not_seen),
      none: t(m.customers_not_seen_any),
      options: days.map((value) => ({ value, label: t(m.customers_not_seen_days, { days: value }) })),
    },
    ...(tags.length > 0
      ? [
          {
            name: 'tag',
            value: asked.tag === null ? '' : String(asked.tag),
            label: t(m.customers_tag),
            none: t(m.customers_tag_any),
            options: tags.map(({ id, name, color }) => ({ value: String(id), label: name, colour: color })),
          },
        ]
      : []),
    ...(hasEnding || asked.ending !== 'any'
      ? [
          {
            name: 'ending',
            value: asked.ending === 'any' ? '' : asked.ending,
            label: t(m.customers_ending),
            none: t(m.customers_ending_any),
            options: [{ value: 'soon', label: t(m.customers_ending_yes) }],
          },
        ]
      : []),
    {
      name: 'sort',
      value: asked.sort === 'name' ? '' : asked.sort,
      label: t(m.customers_sort),
      none: t(m.customers_sort_name),
      options: [
        { value: 'lastVisit', label: t(m.customers_sort_last) },
        { value: 'added', label: t(m.customers_sort_added) },
      ],
    },
  ];
  return (
    <FilterBar
      search={{ name: 'q', label: t(m.customers_search), value: asked.q }}
      clearHref={here}
      isFiltered={isFiltered(asked)}
    >
      {choices.map(({ name, value, label, none, options }) => (
        <div key={name} className={styles.filter}>
          <Choice
            key={value}
            label={label}
            isLabelHidden
            name={name}
            options={options}
            noneLabel={none}
            defaultValue={value}
          />
        </div>
      ))}
      <ExportMenu list="customers" search={CUSTOMER_ADDRESS.searchOf({ ...asked, page: 1 })} />
    </FilterBar>
  );
}
