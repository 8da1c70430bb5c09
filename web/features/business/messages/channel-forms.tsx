import { useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
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

/** Ends a channel, once it was asked whether. */
export function ArchiveChannel({ channel }: { channel: ChannelListed }) {
  const t = useTexts();
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="post" preventScrollReset>
      <AttemptKey />
      <input type="hidden" name="channelId" value={channel.id} />
      <input type="hidden" name="intent" value="archiveChannel" />
      <Button look="quiet" onClick={() => setAsked(true)}>
        {t(m.chat_channel_archive)}
      </Button>
      <ConfirmDialog
        title={t(m.chat_channel_archive_title, { name: channel.name })}
        verb={t(m.chat_channel_archive)}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          form.current?.requestSubmit();
        }}
      >
        {t(m.chat_channel_archive_text)}
      </ConfirmDialog>
    </Form>
  );
}
