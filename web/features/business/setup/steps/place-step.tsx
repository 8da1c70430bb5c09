import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { suggestPlaces } from '#web/lib/place-suggestions.ts';
import type { PlaceOption } from '#web/lib/place-suggestions.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { PinField } from '../pin-field.tsx';
import type { OwnPage } from '#web/business-frame/setup/setup-calls.ts';
import type { StepProps } from '../setup-checklist.tsx';
import styles from '../setup.module.css';
import type { StepFields } from '../step-form.tsx';
import { StepForm } from '../step-form.tsx';

/** Where a center is: its address, and a pin that begins in the middle of the town. */
export function PlaceStep({ page, town, onSaved }: StepProps) {
  const t = useTexts();
  return (
    <StepForm intent="place" version={page.locationVersion} submit={t(m.setup_next)} onSaved={onSaved}>
      {(fields) => <PlaceFields {...{ page, town, fields }} />}
    </StepForm>
  );
}

function PlaceFields({
  page,
  town,
  fields: { errors, typed },
}: Pick<StepProps, 'page' | 'town'> & { fields: StepFields }) {
  const t = useTexts();
  const locale = useLocale();
  const { addressLine1, postalCode, city, latitude, longitude } = page.location;
  const [place, setPlace] = useState(() => placeOf(page, typed));
  const isSameTown = place.city === city;
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return (
    <>
      <Text
        name="addressLine1"
        label={t(m.setup_address)}
        placeholder={t(m.setup_address_example)}
        autoComplete="address-line1"
        isRequired
        defaultValue={typed('addressLine1') ?? addressLine1 ?? ''}
        {...errorAt(errors, 'addressLine1')}
      />
      <div className={styles.pair}>
        <Text
          name="postalCode"
          label={t(m.setup_postal_code)}
          autoComplete="postal-code"
          defaultValue={typed('postalCode') ?? postalCode ?? ''}
          {...errorAt(errors, 'postalCode')}
        />
        <Combobox<PlaceOption>
          name="city"
          label={t(m.newcenter_city)}
          value={place.city}
          error={errors['city']}
          onChange={(text, option) =>
            setPlace({ city: text, cityKey: option?.key ?? '', countryCode: option?.countryCode ?? '' })
          }
          loadOptions={(text, signal) => suggestPlaces(text, locale, signal)}
          emptyText={t(m.newcenter_city_unknown)}
          failedText={t(m.newcenter_city_unknown)}
          countText={(count) => t(m.newcenter_city_count, { count })}
        />
      </div>
      <input type="hidden" name="cityKey" value={place.cityKey} />
      <input type="hidden" name="countryCode" value={place.countryCode} />
      {isSameTown && town ? (
        <PinField town={town} initial={point} error={errors['longitude'] ?? errors['latitude']} />
      ) : (
        <p className={styles.hint}>{t(m.setup_pin_later, { city: place.city })}</p>
      )}
    </>
  );
}

function placeOf(page: OwnPage, typed: StepFields['typed']) {
  const { city, country } = page.location;
  return {
    city: typed('city') ?? city ?? '',
    cityKey: typed('cityKey') ?? page.cityKey ?? '',
    countryCode: typed('countryCode') ?? country,
  };
}
