import { IconMicrophone, IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Form, useActionData } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ChatAnswer } from './chat-action.ts';
import { canRecord } from './can-record.ts';
import styles from './chat.module.css';

/** Comes when somebody records; without a line it does not, and what was typed stays. */
const recorder = () => import('./voice-recorder.tsx');
const VoiceRecorder = lazy(recorder);

/** How long a message may be; the server says no to a longer one. */
const LONGEST_MESSAGE = 4000;

type ComposerProps = {
  chatId: string;
  onSend: (content: string) => void;
  /** Sends a file; null: none may be sent here. */
  onFile: ((file: File, isVoiceNote?: boolean) => void) | null;
  refused: { text: string; why: string } | null;
};

/** Where a text is written: Enter sends it, with Shift it begins a new line. Without scripts the form is sent. */
export function Composer({ chatId, onSend, onFile, refused }: ComposerProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useActionData<ChatAnswer>();
  // Why a text that was sent without scripts was not taken
  const unsent = answer?.intent === 'send' ? answer : null;
  const why = refused?.why ?? unsent?.errors[0]?.message;
  const { microphone, isRecording, record, closeRecorder } = useRecorder();
  useEffect(() => {
    if (window.matchMedia('(width >= 768px)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // What was refused comes back, unless something new was typed meanwhile
    if (refused && field.current?.value === '') field.current.value = refused.text;
  }, [refused]);
  const send = (): void => {
    const text = field.current?.value.trim() ?? '';
    if (text === '' || !field.current) return;
    field.current.value = '';
    onSend(text);
  };
  const byKey = (event: KeyboardEvent): void => {
    // An editor of characters takes its own Enter
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Form
      ref={form}
      method="post"
      className={styles.composer}
      data-files={onFile ? true : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttemptKey />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="chatId" value={chatId} />
      {why !== undefined && (
        <p role="alert" className={styles.refused}>
          {why}
        </p>
      )}
      {onFile && isRecording && (
        <Suspense fallback={null}>
          <VoiceRecorder onNote={(note) => onFile(note, true)} onClose={closeRecorder} />
        </Suspense>
      )}
      {onFile && <FileChoice onFile={onFile} />}
      <label htmlFor="chat-text" className="visually-hidden">
        {t(m.chat_text)}
      </label>
      <textarea
        ref={field}
        id="chat-text"
        name="content"
        rows={2}
        defaultValue={unsent?.content}
        maxLength={LONGEST_MESSAGE}
        placeholder={t(m.chat_text)}
        aria-describedby="chat-text-hint"
        onKeyDown={byKey}
      />
      {onFile && <VoiceButton ref={microphone} isRecording={isRecording} onClick={record} />}
      <Button type="submit" aria-label={t(m.chat_send)}>
        <IconSend2 size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.wide}>{t(m.chat_send)}</span>
      </Button>
      <p id="chat-text-hint" className={styles.hint}>
        {t(m.chat_enter)}
      </p>
    </Form>
  );
}

/** Opens the recorder, and gives the focus back to where it was begun. */
function useRecorder() {
  const [isRecording, setIsRecording] = useState(false);
  const microphone = useRef<HTMLButtonElement>(null);
  const wasRecording = useRef(false);
  const record = (): void =>
    void recorder().then(
      () => setIsRecording(true),
      () => undefined,
    );
  const closeRecorder = useCallback(() => setIsRecording(false), []);
  useEffect(() => {
    if (wasRecording.current && !isRecording) microphone.current?.focus();
    wasRecording.current = isRecording;
  }, [isRecording]);
  return { microphone, isRecording, record, closeRecorder };
}

const never = () => () => {};

/** Not there without scripts, and where the browser does not record webm. */
function VoiceButton({
  ref,
  isRecording,
  onClick,
}: {
  ref: RefObject<HTMLButtonElement | null>;
  isRecording: boolean;
  onClick: () => void;
}) {
  const t = useTexts();
  const isAble = useSyncExternalStore(never, canRecord, () => false);
  if (!isAble) return null;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.attach}
      title={t(m.chat_voice_record)}
      aria-label={t(m.chat_voice_record)}
      disabled={isRecording}
      onClick={onClick}
    >
      <IconMicrophone size={22} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

/** Chooses files of any kind, each of which is sent as it is chosen. */
function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t(m.chat_attach)}
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) onFile(file);
          // The same file may be chosen again
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className={styles.attach}
        title={t(m.chat_attach)}
        aria-label={t(m.chat_attach)}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={22} stroke={1.6} aria-hidden="true" />
      </button>
    </>
  );
}
