import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { ShownValue } from '#web/business-ui/look-only.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlaceMap } from '#web/ui/place-map.tsx';
import type { SelectOption } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { OwnPage } from './profile-calls.ts';
import styles from './profile.module.css';
import { TownField } from './town-field.tsx';

type LocationFormProps = { page: OwnPage; countries: readonly SelectOption[]; isDisabled: boolean };

/** Where a center receives: address, town from the list, point on the map. */
export function LocationForm({ page, countries, isDisabled }: LocationFormProps) {
  const t = useTexts();
  return (
    <SectionForm
      intent="location"
      version={page.locationVersion}
      save={t(m.profile_place_save)}
      saved={t(m.profile_place_saved)}
      isDisabled={isDisabled}
    >
      {(fields) => <LocationFields {...{ page, countries, fields, isDisabled }} />}
    </SectionForm>
  );
}

function LocationFields({
  page,
  countries,
  fields,
  isDisabled,
}: LocationFormProps & { fields: SectionFields }) {
  const t = useTexts();
  const { errors, value } = fields;
  const { location } = page;
  const [country, setCountry] = useState(value('countryCode', location.country));
  return (
    <FormSection title={t(m.profile_place_title)} hint={t(m.profile_place_hint)}>
      <Text
        name="addressLine1"
        label={t(m.profile_address)}
        defaultValue={value('addressLine1', location.addressLine1)}
        {...errorAt(errors, 'addressLine1')}
      />
      <Text
        name="addressLine2"
        label={t(m.profile_address_more)}
        hint={t(m.profile_address_more_hint)}
        defaultValue={value('addressLine2', location.addressLine2)}
        {...errorAt(errors, 'addressLine2')}
      />
      <div className={styles.half}>
        <Text
          name="postalCode"
          label={t(m.profile_postal_code)}
          defaultValue={value('postalCode', location.postalCode)}
          {...errorAt(errors, 'postalCode')}
        />
        {isDisabled ? (
          <ShownValue label={t(m.profile_city)} value={location.city} />
        ) : (
          <TownField {...{ page, fields }} onCountry={setCountry} />
        )}
        <Text
          name="state"
          label={t(m.profile_state)}
          defaultValue={value('state', location.state)}
          {...errorAt(errors, 'state')}
        />
        <Choice
          key={country}
          name="countryCode"
          label={t(m.profile_country)}
          options={countries}
          isDisabled={isDisabled}
          defaultValue={country}
          {...errorAt(errors, 'countryCode')}
        />
      </div>
      <Point {...{ page, fields, isDisabled }} />
    </FormSection>
  );
}

/** Where the mark stands: as typed, as the device says, or where the map is touched. */
function Point({
  page,
  fields: { errors, value },
  isDisabled,
}: Omit<LocationFormProps, 'countries'> & { fields: SectionFields }) {
  const t = useTexts();
  const { mapTileUrl } = usePublicConfig();
  const [point, setPoint] = useState({
    latitude: value('latitude', page.location.latitude),
    longitude: value('longitude', page.location.longitude),
  });
  const [hasFailed, setFailed] = useState(false);
  const labelOf = (name: 'latitude' | 'longitude'): string =>
    t(name === 'latitude' ? m.profile_latitude : m.profile_longitude);
  const put = (latitude: number, longitude: number): void =>
    setPoint({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) });
  const [latitude, longitude] = [degrees(point.latitude), degrees(point.longitude)];
  const find = (): void => {
    setFailed(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put(coords.latitude, coords.longitude),
      () => setFailed(true),
    );
  };
  return (
    <fieldset className={styles.point}>
      <legend>{t(m.profile_point)}</legend>
      {!isDisabled && <p className={styles.hint}>{t(m.profile_point_hint)}</p>}
      <div className={styles.half}>
        {(['latitude', 'longitude'] as const).map((name) =>
          isDisabled ? (
            <ShownValue key={name} label={labelOf(name)} value={point[name]} />
          ) : (
            <TextField
              key={name}
              name={name}
              label={labelOf(name)}
              inputMode="decimal"
              autoComplete="off"
              value={point[name]}
              onChange={({ target }) => setPoint((before) => ({ ...before, [name]: target.value }))}
              error={errors[name]}
            />
          ),
        )}
      </div>
      {!isDisabled && (
        <Button look="secondary" onClick={find} className={styles.here}>
          <IconCurrentLocation size={18} stroke={1.6} aria-hidden="true" />
          {t(m.profile_here)}
        </Button>
      )}
      <p role="status" className={styles.hint}>
        {hasFailed && t(m.profile_here_failed)}
      </p>
      {mapTileUrl && latitude !== null && longitude !== null && (
        <>
          {!isDisabled && <p className={styles.hint}>{t(m.profile_map_touch)}</p>}
          <PlaceMap
            {...{ latitude, longitude }}
            label={t(m.profile_map_label, { place: page.location.city ?? page.name })}
            {...(!isDisabled && { onPick: put })}
          />
        </>
      )}
    </fieldset>
  );
}

function degrees(typed: string): number | null {
  const read = Number(typed.replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(read) ? null : read;
}
