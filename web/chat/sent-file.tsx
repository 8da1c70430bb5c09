import { IconDownload, IconFile } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ChatMessage } from './chat-calls.ts';
import { MESSAGES } from './chat-calls.ts';
import { ProgramWarning } from './program-warning.tsx';
import { mayBeProgram } from './programs.ts';
import { nameToSave, saveFile, sizeLabel } from './save-file.ts';
import styles from './sent-file.module.css';
import { VoiceNote } from './voice-note.tsx';

type Sent = { chatId: string; message: ChatMessage; file: NonNullable<ChatMessage['file']> };

/** A picture, or a tile for a file, with the way to download it. */
export function SentFile({ chatId, message, file }: Sent) {
  const t = useTexts();
  const locale = useLocale();
  const { id, type, content } = message;
  const modals = useModals();
  const warning = `program-${chatId}-${id}`;
  const isProgram = type === 'file' && mayBeProgram(file.name);
  // An address is good for an hour: a page that was left open asks for a new one
  const newAddress = async (): Promise<string | null> => {
    const { getMessages } = await browserApi(locale)(MESSAGES, { chatId, before: id + 1 });
    return getMessages.messages.find((one) => one.id === id)?.content ?? null;
  };
  const save = (): void => void saveFile({ content, isPicture: type === 'image' }, newAddress);
  const download = (event: MouseEvent): void => {
    event.preventDefault();
    if (isProgram) modals.open(warning);
    else save();
  };
  const saved = nameToSave({ content, isPicture: type === 'image' });
  if (type === 'image')
    return (
      <div className={styles.picture} style={{ width: shownWidth(file) }}>
        <a href={content} target="_blank" rel="noopener">
          <img
            src={`${content}?size=small`}
            alt={file.name}
            width={file.width ?? undefined}
            height={file.height ?? undefined}
            loading="lazy"
          />
        </a>
        <a
          href={content}
          download={saved}
          className={styles.download}
          title={t(m.chat_download_image)}
          aria-label={t(m.chat_download_image)}
          onClick={download}
        >
          <IconDownload size={20} stroke={1.8} aria-hidden="true" />
        </a>
      </div>
    );
  if (type === 'audio' && isPlayed())
    return (
      <VoiceNote
        address={content}
        newAddress={newAddress}
        label={t(m.chat_voice_of, { name: message.senderName || t(m.chat_gone) })}
      />
    );
  return (
    <>
      <a
        href={content}
        download={saved}
        className={styles.file}
        aria-label={t(m.chat_download_file, { name: file.name })}
        onClick={download}
        // A middle click would open it without the question
        onAuxClick={(event) => {
          if (event.button === MIDDLE_BUTTON) download(event);
        }}
      >
        <IconFile size={26} stroke={1.5} aria-hidden="true" />
        <span className={styles.name}>
          <strong>{file.name}</strong>
          <span>{sizeLabel(file.bytes, locale)}</span>
        </span>
        <IconDownload size={20} stroke={1.8} aria-hidden="true" />
      </a>
      {isProgram && <ProgramWarning id={warning} name={file.name} onSave={save} />}
    </>
  );
}

const MIDDLE_BUTTON = 1;

/** Where the page is made nobody knows yet what the browser plays. */
const isPlayed = (): boolean =>
  typeof document === 'undefined' || document.createElement('audio').canPlayType('audio/webm') !== '';

/** As wide as it is, within a square of 320 pixels; never too small for its download. */
function shownWidth({ width, height }: Sent['file']): number | undefined {
  if (width === null || height === null) return undefined;
  return Math.max(96, Math.round(Math.min(320, width, (320 * width) / height)));
}

/** What this screen is sending: it has no download yet. */
export function FileOnItsWay({ name, preview }: { name: string; preview: string | null }) {
  if (preview !== null)
    return (
      <div className={styles.picture} data-waits>
        <img src={preview} alt={name} />
        <Spinner />
      </div>
    );
  return (
    <div className={styles.file} data-waits>
      <IconFile size={26} stroke={1.5} aria-hidden="true" />
      <span className={styles.name}>
        <strong>{name}</strong>
      </span>
      <Spinner />
    </div>
  );
}
