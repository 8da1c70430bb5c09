import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import { suggestPlaces } from '#web/lib/place-suggestions.ts';
import type { PlaceOption } from '#web/lib/place-suggestions.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import type { OwnPage } from './profile-calls.ts';

/** The town, by its name with suggestions; which one of the index it is goes with the form. */
export function TownField({
  page,
  fields: { errors, value },
  onCountry,
}: {
  page: OwnPage;
  fields: SectionFields;
  onCountry: (code: string) => void;
}) {
  const t = useTexts();
  const locale = useLocale();
  const [town, setTown] = useState({
    name: value('city', page.location.city),
    key: value('cityKey', page.cityKey),
  });
  return (
    <div>
      <Combobox<PlaceOption>
        name="city"
        label={t(m.profile_city)}
        value={town.name}
        error={errors['city']}
        onChange={(name, option) => {
          setTown({ name, key: option?.key ?? '' });
          if (option) onCountry(option.countryCode);
        }}
        loadOptions={(text, signal) => suggestPlaces(text, locale, signal)}
        emptyText={t(m.profile_places_none)}
        failedText={t(m.profile_places_failed)}
        countText={(count) => t(m.profile_places_count, { count })}
      />
      <input type="hidden" name="cityKey" value={town.key} />
    </div>
  );
}
