import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { ServicePicture } from '../service-picture.tsx';
import type { ServiceGroup } from '../service-calls.ts';
import type { ServiceFormValues } from '../service-form-values.ts';

type EssentialsProps = {
  initial: ServiceFormValues;
  errors: Readonly<Record<string, string>>;
  groups: readonly ServiceGroup[];
  shownImageUrl: string | null;
};

/** What a service is called, what it is, and where it stands on the price list. */
export function Essentials({ initial, errors, groups, shownImageUrl }: EssentialsProps) {
  const t = useTexts();
  const { providerId } = useOwnCenter();
  return (
    <FormSection title={t(m.services_essentials)} hint={t(m.services_essentials_hint)}>
      <Text
        name="name"
        label={t(m.services_name)}
        isRequired
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <Text
        name="description"
        label={t(m.services_description)}
        hint={t(m.services_description_hint)}
        isLong
        defaultValue={initial.description}
        {...errorAt(errors, 'description')}
      />
      {groups.length > 0 && (
        <Choice
          name="groupId"
          label={t(m.services_group)}
          options={groups.map(({ id, name, color }) => ({ value: String(id), label: name, colour: color }))}
          noneLabel={t(m.services_without_group)}
          defaultValue={initial.groupId}
          {...errorAt(errors, 'groupId')}
        />
      )}
      <ServicePicture
        providerId={providerId}
        name="imageUrl"
        defaultValue={initial.imageUrl || null}
        shownDefault={shownImageUrl}
      />
    </FormSection>
  );
}
