import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { RulesOfCollaborators } from './settings-calls.ts';

/** What collaborators may do and see. */
export function CollaboratorFields({ rules }: { rules: RulesOfCollaborators }) {
  const t = useTexts();
  return (
    <FormSection title={t(m.settings_collaborators_title)} hint={t(m.settings_collaborators_hint)}>
      <Toggle
        name="actsOnOwn"
        label={t(m.settings_acts_on_own)}
        hint={t(m.settings_acts_on_own_hint)}
        defaultChecked={rules.actsOnOwn}
      />
      <Toggle
        name="seesContacts"
        label={t(m.settings_sees_contacts)}
        hint={t(m.settings_sees_contacts_hint)}
        defaultChecked={rules.seesContacts}
      />
    </FormSection>
  );
}
