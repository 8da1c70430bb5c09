import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import type { PlaceOption } from '#web/lib/place-suggestions.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './search-block.module.css';

export type SearchValues = {
  /** Empty: both. */
  type: ProviderType | '';
  keyword: string;
  city: string;
  /** ISO code of the chosen place's country; empty when the city was only typed. */
  country: string;
  /** A category's id; empty for all. */
  category: string;
};

type Suggesting = typeof import('#web/lib/search-suggestions.ts');
type Places = typeof import('#web/lib/place-suggestions.ts');

type SearchBlockProps = {
  initial?: SearchValues;
  /** Those of both types; without them the block asks for none. */
  categories?: readonly { id: number; name: string; type: ProviderType }[];
  /** Sent along unseen, such as the seed of the order or the chosen view; empty values are not. */
  alsoSent?: Readonly<Record<string, string>>;
};

// Fetched with the first letter: nobody needs them to read the page.
const suggestWhat = async (...asked: Parameters<Suggesting['suggestWhat']>) =>
  (await import('#web/lib/search-suggestions.ts')).suggestWhat(...asked);
const suggestPlaces = async (...asked: Parameters<Places['suggestPlaces']>) =>
  (await import('#web/lib/place-suggestions.ts')).suggestPlaces(...asked);

const LONGEST_KEYWORD = 120;

const NOTHING: SearchValues = { type: '', keyword: '', city: '', country: '', category: '' };

const TYPES = ['', ...PROVIDER_TYPES] as const;
const TYPE_NAMES = { '': m.search_type_all, C: m.home_centers, P: m.home_professionals };

/**
 * Centers, professionals or both, a keyword, a place and a category. A plain GET form to `/book/`, so that it works without
 * JavaScript: `?type=C&keyword=yoga&city=Milano&country=IT`.
 */
export function SearchBlock({ initial = NOTHING, categories, alsoSent = {} }: SearchBlockProps) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const [values, change] = useSearchValues(initial);
  const offered = categories?.filter(({ type }) => values.type === '' || type === values.type) ?? [];
  const unseen = Object.entries({ ...alsoSent, country: values.country }).filter(([, value]) => value !== '');

  return (
    <search aria-label={t(m.home_search_label)}>
      <Form action={localPath('/book/')} className={styles.block}>
        <fieldset className={styles.types}>
          <legend className="visually-hidden">{t(m.home_search_type)}</legend>
          {TYPES.map((type) => (
            <label key={type} className={styles.type}>
              <input
                type="radio"
                name="type"
                value={type}
                checked={type === values.type}
                onChange={() => change({ type, category: '' })}
              />
              <span>{t(TYPE_NAMES[type])}</span>
            </label>
          ))}
        </fieldset>
        <div className={classNames(styles.fields, categories && styles.withCategory)}>
          <Combobox
            name="keyword"
            label={t(m.home_keyword)}
            placeholder={t(m.home_keyword_example)}
            value={values.keyword}
            onChange={(keyword) => change({ keyword: keyword.slice(0, LONGEST_KEYWORD) })}
            loadOptions={(text, signal) => suggestWhat(text, { locale, t, signal })}
            countText={(count) => t(m.search_suggested_count, { count })}
          />
          <Combobox<PlaceOption>
            name="city"
            label={t(m.home_place)}
            placeholder={t(m.home_place_example)}
            value={values.city}
            onChange={(city, option) => change({ city, country: option?.countryCode ?? '' })}
            loadOptions={(text, signal) => suggestPlaces(text, locale, signal)}
            emptyText={t(m.home_no_place)}
            failedText={t(m.home_place_failed)}
            countText={(count) => t(m.home_places_found, { count })}
          />
          {categories && (
            <Select
              name="category"
              label={t(m.search_category)}
              emptyLabel={t(m.search_any_category)}
              value={values.category}
              onChange={(event) => change({ category: event.target.value })}
              options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          {unseen.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" className={styles.submit}>
            <IconSearch size={20} stroke={1.8} aria-hidden="true" />
            {t(m.home_search)}
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** What the fields hold: what was typed, until the page comes to stand for another search. */
function useSearchValues(initial: SearchValues): [SearchValues, (changes: Partial<SearchValues>) => void] {
  const [values, setValues] = useState(initial);
  const [from, setFrom] = useState(initial);
  const isAnother = JSON.stringify(from) !== JSON.stringify(initial);
  if (isAnother) {
    setFrom(initial);
    setValues(initial);
  }
  return [isAnother ? initial : values, (changes) => setValues((before) => ({ ...before, ...changes }))];
}
