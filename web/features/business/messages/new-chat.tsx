import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import type { ChatAnswer } from '#web/chat/chat-action.ts';
import type { ChatPartner } from '#web/chat/chat-calls.ts';
import { CHAT_PARTNERS } from '#web/chat/chat-calls.ts';
import { browserApi } from '#web/lib/api.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import own from './messages.module.css';

const PAUSE_MS = 200;

/** To whom somebody writes: colleagues, and customers as they are typed. */
export function NewChat({
  providerId,
  here,
  answer,
  onClose,
}: {
  providerId: number;
  here: string;
  answer: ChatAnswer;
  onClose: () => void;
}) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const found = usePartners(providerId, typed);
  return (
    <Dialog title={t(m.chat_new)} isOpen onClose={onClose}>
      {answer && <Refused errors={answer.errors} />}
      <TextField
        label={t(m.chat_find_person)}
        hint={t(m.chat_find_hint)}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={own.found}>
        {found?.map((partner) => (
          <li key={partner.id}>
            {/* A refusal is said where the dialog is open */}
            <Form method="post" action={`${here}?new=1`}>
              <AttemptKey />
              <input type="hidden" name="member" value={partner.id} />
              <input type="hidden" name="role" value={partner.role} />
              <button type="submit" className={own.partner}>
                <Avatar image={partner.user.image} name={partner.name || partner.email} size={36} />
                <span>
                  <strong>{partner.name || partner.email}</strong>
                  <span className={own.detail}>
                    {partner.email} ·{' '}
                    {partner.role === 'customer' ? t(m.chat_role_customer) : t(m.chat_role_colleague)}
                  </span>
                </span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <p role="status">{found?.length === 0 && t(m.chat_nobody)}</p>
    </Dialog>
  );
}

/** Asked a moment after the last key; null until the first answer. */
function usePartners(providerId: number, search: string): readonly ChatPartner[] | null {
  const locale = useLocale();
  const [found, setFound] = useState<readonly ChatPartner[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      browserApi(locale)(CHAT_PARTNERS, { providerId, search }, { signal: stop.signal }).then(
        ({ getChatPartners }) => setFound(getChatPartners),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [locale, providerId, search]);
  return found;
}
