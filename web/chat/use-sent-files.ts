import { useRef } from 'react';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { putFile, UploadFailure } from '#web/lib/put-file.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { REQUEST_CHAT_UPLOAD, SEND_MESSAGE } from './chat-calls.ts';
import type { TalkEvent } from './talk-state.ts';

type SentFile = {
  file: File;
  /** A voice note. */
  isVoiceNote: boolean;
  preview: string | null;
  uploadId: number | null;
  isOnWay: boolean;
};

/** What browsers show of themselves. */
const PICTURES = /^image\/(jpeg|png|webp|gif)$/;
/** The storage keeps it, and shows it to nobody. */
const SENT_AS = 'application/octet-stream';

/** Sends files in a chat: each is in the talk at once, waits without a line, and leaves the talk without a word where it is refused. */
export function useSentFiles(chatId: string, tell: (event: TalkEvent) => void) {
  const api = browserApi(useLocale());
  const files = useRef(new Map<string, SentFile>());

  const upload = async (file: File): Promise<number> => {
    const { requestChatUpload: to } = await api(REQUEST_CHAT_UPLOAD, { chatId, bytes: file.size });
    const content = file.slice(0, file.size, SENT_AS);
    await putFile(to.presignedUrl, content, { onProgress: () => {}, signal: new AbortController().signal });
    return to.uploadId;
  };
  const post = async (tempId: string): Promise<void> => {
    const sent = files.current.get(tempId);
    if (!sent || sent.isOnWay) return;
    sent.isOnWay = true;
    const isAgain = sent.uploadId !== null;
    try {
      sent.uploadId ??= await upload(sent.file);
      const { uploadId, file, isVoiceNote } = sent;
      const type = isVoiceNote ? 'audio' : null;
      const message = { chatId, content: file.name, tempId, seen: null, uploadId, type };
      tell({ kind: 'sent', message: (await api(SEND_MESSAGE, message)).sendMessage });
    } catch (failure) {
      if (isLost(failure)) return;
      // What was sent before may be used up or too old: it goes anew
      if (isAgain && hasCode(failure, 'fileNotAccepted')) {
        sent.uploadId = null;
        return;
      }
      tell({ kind: 'refused', tempId });
    } finally {
      sent.isOnWay = false;
    }
    files.current.delete(tempId);
    if (sent.preview !== null) URL.revokeObjectURL(sent.preview);
  };
  return {
    /** Goes on with a file that has no answer yet. */
    post,
    send(file: File, isVoiceNote = false) {
      const tempId = `temp-${crypto.randomUUID()}`;
      const preview = PICTURES.test(file.type) ? URL.createObjectURL(file) : null;
      files.current.set(tempId, { file, isVoiceNote, preview, uploadId: null, isOnWay: false });
      tell({
        kind: 'sending',
        text: { tempId, content: file.name, at: new Date().toISOString(), preview },
      });
      void post(tempId);
    },
  };
}

/** Without a line it waits, and goes again. */
const isLost = (failure: unknown): boolean =>
  failure instanceof UploadFailure
    ? failure.status === 0 || failure.status >= 500
    : !(failure instanceof ApiFailure) ||
      hasCode(failure, 'tooManyRequests') ||
      failure.errors.every(({ code }) => !code);

const hasCode = (failure: unknown, code: string): boolean =>
  failure instanceof ApiFailure && failure.hasCode(code);
