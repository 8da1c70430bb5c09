import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_CENTER_NAME } from '#contracts/validation/new-center.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { suggestPlaces } from '#web/lib/place-suggestions.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import fieldStyles from '#web/ui/field.module.css';
import styles from './register.module.css';

const TYPES = {
  C: { label: m.newcenter_type_center, hint: m.newcenter_type_center_hint, Icon: IconBuildingStore },
  P: { label: m.newcenter_type_professional, hint: m.newcenter_type_professional_hint, Icon: IconUser },
} as const;

/** What it is, its name and its town: with what a center or practice begins. */
export function CenterFields({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTexts();
  const typed = formOfTyped(answer?.typed ?? []);
  const errors = answer?.fieldErrors ?? {};
  const [type, setType] = useState<ProviderType>(textOf(typed, 'type') === 'P' ? 'P' : 'C');
  return (
    <>
      <fieldset className={styles.types}>
        <legend className={fieldStyles['label']}>{t(m.newcenter_type)}</legend>
        {PROVIDER_TYPES.map((value) => {
          const { label, hint, Icon } = TYPES[value];
          return (
            <label key={value} className={styles.type}>
              <input
                type="radio"
                name="type"
                value={value}
                checked={type === value}
                onChange={() => setType(value)}
              />
              <Icon size={22} stroke={1.5} aria-hidden="true" />
              <span>
                <strong>{t(label)}</strong>
                <small>{t(hint)}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <TextField
        name="name"
        label={t(type === 'P' ? m.newcenter_name_professional : m.newcenter_name)}
        autoComplete={type === 'P' ? 'name' : 'organization'}
        required
        maxLength={LONGEST_CENTER_NAME}
        defaultValue={textOf(typed, 'name')}
        error={errors['name']}
      />
      <CityField
        initial={{ city: textOf(typed, 'city'), key: textOf(typed, 'cityKey') }}
        error={errors['city']}
      />
    </>
  );
}

/** A town, typed or chosen among those whose name begins so. */
function CityField({
  initial,
  error,
}: {
  initial: { city: string; key: string };
  error: string | undefined;
}) {
  const t = useTexts();
  const locale = useLocale();
  const [{ city, key }, setPlace] = useState(initial);
  return (
    <div>
      <Combobox
        name="city"
        label={t(m.newcenter_city)}
        value={city}
        error={error}
        onChange={(text, option) => setPlace({ city: text, key: option?.key ?? '' })}
        loadOptions={(text, signal) => suggestPlaces(text, locale, signal)}
        emptyText={t(m.newcenter_city_unknown)}
        failedText={t(m.newcenter_city_unknown)}
        countText={(count) => t(m.newcenter_city_count, { count })}
      />
      <input type="hidden" name="cityKey" value={key} />
    </div>
  );
}
