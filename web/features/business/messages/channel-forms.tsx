import { useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Refused } from '#web/business-ui/refused.tsx';
import type { ChatAnswer } from '#web/chat/chat-action.ts';
import type { ChannelListed } from '#web/chat/chat-calls.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import own from './messages.module.css';

/** Makes a channel by its name. */
export function NewChannel({ answer: told }: { answer: ChatAnswer | undefined }) {
  const t = useTexts();
  const answer = told?.intent === 'createChannel' ? told : null;
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

/** What can be done with a channel that one posts in. */
export function ChannelActs({ channel, answer }: { channel: ChannelListed; answer: ChatAnswer | undefined }) {
  return (
    <div className={own.acts}>
      <RenameChannel {...{ channel }} answer={answer?.intent === 'renameChannel' ? answer : null} />
      <ArchiveChannel channel={channel} />
    </div>
  );
}

/** Gives a channel another name; a refusal keeps what was typed. */
function RenameChannel({ channel, answer }: { channel: ChannelListed; answer: ChatAnswer }) {
  const t = useTexts();
  // Each sending is a new place: the dialog closes, unless what was sent is refused
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isOpen = openedAt === key || (answer !== null && closedAt !== key);
  const close = (): void => {
    setOpenedAt(null);
    setClosedAt(key);
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpenedAt(key)}>
        {t(m.chat_channel_rename)}
      </Button>
      <Dialog title={t(m.chat_channel_rename_title)} isOpen={isOpen} onClose={close}>
        <Form method="post" className={own.rename} preventScrollReset>
          <AttemptKey />
          {answer && <Refused errors={answer.errors} />}
          <input type="hidden" name="channelId" value={channel.id} />
          <TextField
            label={t(m.chat_channel_name)}
            name="name"
            maxLength={60}
            required
            autoComplete="off"
            defaultValue={answer?.content ?? channel.name}
          />
          <Button type="submit" name="intent" value="renameChannel">
            {t(m.chat_channel_rename_save)}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}

/** Ends a channel, once it was asked whether. */
function ArchiveChannel({ channel }: { channel: ChannelListed }) {
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
