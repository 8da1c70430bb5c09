import * as m from '#contracts/texts/messages.js';
import type { ChatMailWishes, ChatMails } from '#contracts/validation/chat.ts';
import { CHAT_MAILS } from '#contracts/validation/chat.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import styles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';

const TEXTS = {
  soon: m.chat_mails_soon,
  later: m.chat_mails_later,
  never: m.chat_mails_never,
} satisfies Record<ChatMails, unknown>;

/** When the person is mailed of messages that stay unread. */
export function ChatMailsPanel({ wishes }: { wishes: ChatMailWishes }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: 'chatMails', anchor: 'chat-mails' });
  return (
    <Panel id="chat-mails" title={t(m.chat_mails_title)} intro={t(m.chat_mails_intro)}>
      <Form {...formProps} className={styles.form}>
        <input type="hidden" name="intent" value="chatMails" />
        <Select
          name="mails"
          label={t(m.chat_mails_when)}
          defaultValue={wishes.mails}
          options={CHAT_MAILS.map((value) => ({ value, label: t(TEXTS[value]) }))}
        />
        <Checkbox name="atNight" value="Y" defaultChecked={wishes.atNight} label={t(m.chat_mails_at_night)} />
        <PanelEnd save={t(m.account_save)} saved={t(m.account_saved)} isBusy={isBusy} answer={answer} />
      </Form>
    </Panel>
  );
}
