import { Form, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import type { ChatAnswer } from '#web/chat/chat-action.ts';
import type { ChannelListed } from '#web/chat/chat-calls.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import own from './messages.module.css';

/** Makes a channel by its name. */
export function NewChannel({ answer }: { answer: ChatAnswer | undefined }) {
  const t = useTexts();
  const { key } = useLocation();
  const mayPost = useMay('manageChannels');
  if (!mayPost) return null;
  return (
    <Form key={answer ? 'refused' : key} method="post" className={own.newChannel} preventScrollReset>
      <AttemptKey />
      {answer && <Refused errors={answer.errors} />}
      <TextField
        label={t(m.chat_channel_name)}
        name="name"
        maxLength={60}
        required
        autoComplete="off"
        defaultValue={answer?.content ?? ''}
      />
      <Button type="submit" name="intent" value="createChannel" look="secondary">
        {t(m.chat_channel_create)}
      </Button>
    </Form>
  );
}

/** Ends a channel. */
export function ArchiveChannel({ channel }: { channel: ChannelListed }) {
  const t = useTexts();
  return (
    <Form method="post" preventScrollReset>
      <AttemptKey />
      <input type="hidden" name="channelId" value={channel.id} />
      <Button type="submit" name="intent" value="archiveChannel" look="quiet">
        {t(m.chat_channel_archive)}
      </Button>
    </Form>
  );
}
