import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { suggestPlaces } from './place-suggestions.ts';
import type { PlaceOption } from './place-suggestions.ts';
import styles from './search-block.module.css';

export type SearchValues = {
  type: (typeof PROVIDER_TYPES)[number];
  keyword: string;
  city: string;
  /** ISO code of the chosen place's country; empty when the city was only typed. */
  country: string;
};

const NOTHING: SearchValues = { type: 'C', keyword: '', city: '', country: '' };

const TYPE_NAMES = { C: m.home_centers, P: m.home_professionals };

/**
 * Centers or professionals, a keyword and a place. A plain GET form to `/book/`, so that it works without JavaScript:
 * `?type=C&keyword=yoga&city=Milano&country=IT`.
 */
export function SearchBlock({ initial = NOTHING }: { initial?: SearchValues }) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const [city, setCity] = useState(initial.city);
  const [country, setCountry] = useState(initial.country);

  return (
    <search aria-label={t(m.home_search_label)}>
      <Form action={localPath('/book/')} className={styles.block}>
        <fieldset className={styles.types}>
          <legend className="visually-hidden">{t(m.home_search_type)}</legend>
          {PROVIDER_TYPES.map((type) => (
            <label key={type} className={styles.type}>
              <input type="radio" name="type" value={type} defaultChecked={type === initial.type} />
              <span>{t(TYPE_NAMES[type])}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.fields}>
          <TextField
            type="search"
            name="keyword"
            label={t(m.home_keyword)}
            placeholder={t(m.home_keyword_example)}
            defaultValue={initial.keyword}
            maxLength={120}
          />
          <Combobox<PlaceOption>
            name="city"
            label={t(m.home_place)}
            placeholder={t(m.home_place_example)}
            value={city}
            onChange={(text, option) => {
              setCity(text);
              setCountry(option?.countryCode ?? '');
            }}
            loadOptions={(text, signal) => suggestPlaces(text, locale, signal)}
            emptyText={t(m.home_no_place)}
            failedText={t(m.home_place_failed)}
            countText={(count) => t(m.home_places_found, { count })}
          />
          {country !== '' && <input type="hidden" name="country" value={country} />}
          <Button type="submit" className={styles.submit}>
            <IconSearch size={20} stroke={1.8} aria-hidden="true" />
            {t(m.home_search)}
          </Button>
        </div>
      </Form>
    </search>
  );
}
