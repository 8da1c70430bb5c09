import * as m from '#contracts/texts/messages.js';
import type { WhoMayWrite } from '#contracts/validation/chat.ts';
import { WHO_MAY_WRITE } from '#contracts/validation/chat.ts';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { SettingsOfChats } from './settings-calls.ts';

const TEXTS = {
  everybody: m.chat_settings_everybody,
  customers: m.chat_settings_customers,
  nobody: m.chat_settings_nobody,
} satisfies Record<WhoMayWrite, unknown>;

/** Who may write to the center, and whether its desk is mailed of what stays unread. */
export function ChatFields({ settings }: { settings: SettingsOfChats }) {
  const t = useTexts();
  return (
    <FormSection title={t(m.chat_settings_title)} hint={t(m.chat_settings_hint)}>
      <Segments
        name="whoMayWrite"
        label={t(m.chat_settings_who)}
        options={WHO_MAY_WRITE.map((value) => ({ value, label: t(TEXTS[value]) }))}
        defaultValue={settings.whoMayWrite}
      />
      <Toggle
        name="mailsDesk"
        label={t(m.chat_settings_mails)}
        hint={t(m.chat_settings_mails_hint)}
        defaultChecked={settings.mailsDesk}
      />
    </FormSection>
  );
}
