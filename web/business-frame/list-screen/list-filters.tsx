import type { ReactNode } from 'react';
import { Choice } from '#web/business-ui/choice.tsx';
import type { Option } from '#web/business-ui/choice.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { Filter, ListDescription, ListQuery } from './describe-list.ts';
import { oneOfNamed } from './describe-list.ts';
import styles from './list-screen.module.css';

interface ListFiltersProps<Values, Sort extends string> {
  list: ListDescription<Values, Sort>;
  asked: ListQuery<Values, Sort>;
  options: { [Name in keyof Values]?: readonly Option[] } | undefined;
  beside: ReactNode;
}

/** The search and the filters of a list. A filter without options is left out: there is nothing to choose. */
export function ListFilters<Values, Sort extends string>({
  list,
  asked,
  options,
  beside,
}: ListFiltersProps<Values, Sort>) {
  const t = useTexts();
  const names = Object.keys(list.filters) as (keyof Values & string)[];
  return (
    <FilterBar
      search={{ name: 'q', label: t(list.texts.search), value: asked.q }}
      clearHref={useCenterPath()(list.path)}
      isFiltered={list.isFiltered(asked)}
    >
      {names.map((name) => (
        <OneFilter
          key={name}
          name={name}
          filter={list.filters[name]}
          value={asked[name]}
          options={options?.[name]}
        />
      ))}
      {list.sortChoice && (
        <OneFilter
          name="sort"
          filter={oneOfNamed(list.sortChoice.label, list.sortChoice.names)}
          value={asked.sort}
          options={undefined}
        />
      )}
      {beside}
    </FilterBar>
  );
}

function OneFilter<Value>({
  name,
  filter: { part, shown },
  value,
  options,
}: {
  name: string;
  filter: Filter<Value>;
  value: Value;
  options: readonly Option[] | undefined;
}) {
  const t = useTexts();
  const named = options ?? shown?.names?.map(([one, text]) => ({ value: one, label: t(text) })) ?? [];
  if (!shown || named.length === 0) return null;
  const said = part.write(value) ?? '';
  if (shown.look === 'segments') {
    const chosen = said === '' ? (named[0]?.value ?? '') : said;
    return (
      <Segments label={t(shown.label)} isLabelHidden name={name} options={named} defaultValue={chosen} />
    );
  }
  return (
    <div className={styles.filter}>
      <Choice
        key={said}
        label={t(shown.label)}
        isLabelHidden
        name={name}
        options={named}
        {...(shown.none && { noneLabel: t(shown.none) })}
        defaultValue={said}
      />
    </div>
  );
}
