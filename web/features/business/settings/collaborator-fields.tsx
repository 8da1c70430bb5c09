import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { SectionFields } from '../center/section-form.tsx';
import type { RulesOfCollaborators } from './settings-calls.ts';

/** What collaborators may do and see. */
export function CollaboratorFields({
  rules,
  fields: { typed },
}: {
  rules: RulesOfCollaborators;
  fields: SectionFields;
}) {
  const t = useTexts();
  const isOn = (name: 'actsOnOwn' | 'seesContacts'): boolean => (typed ? typed.has(name) : rules[name]);
  return (
    <FormSection title={t(m.settings_collaborators_title)} hint={t(m.settings_collaborators_hint)}>
      <Toggle
        name="actsOnOwn"
        label={t(m.settings_acts_on_own)}
        hint={t(m.settings_acts_on_own_hint)}
        defaultChecked={isOn('actsOnOwn')}
      />
      <Toggle
        name="seesContacts"
        label={t(m.settings_sees_contacts)}
        hint={t(m.settings_sees_contacts_hint)}
        defaultChecked={isOn('seesContacts')}
      />
    </FormSection>
  );
}
