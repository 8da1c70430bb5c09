import { useEffect, useRef, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { problemOfImage } from '#web/lib/image-file.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { sendBlogPicture } from './article-calls.ts';

/** Sends one picture at a time; what the browser can see is wrong with it is said before. */
export function usePictureUpload(onPicture: (path: string) => void) {
  const t = useTexts();
  const locale = useLocale();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (problemOfImage(file) !== null) return setProblem(t(m.error_file_not_accepted));
    const stop = new AbortController();
    running.current = stop;
    setProgress(0);
    try {
      onPicture(
        await sendBlogPicture(browserApi(locale), file, { onProgress: setProgress, signal: stop.signal }),
      );
    } catch (failure) {
      if (!stop.signal.aborted)
        setProblem(errorsOf(failure, t(m.editor_sends_picture))[0]?.message ?? t(m.editor_sends_picture));
    } finally {
      setProgress(null);
    }
  };
  return { progress, problem, send: (file: File) => void send(file) };
}
