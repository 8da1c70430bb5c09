import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LEAST_PROVIDER_PHOTO } from '#contracts/provider-photo.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { problemOfImage } from '#web/lib/image-file.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { sendPhoto } from './gallery-calls.ts';

/** A file on its way to the gallery. */
export interface PhotoOnItsWay {
  id: number;
  name: string;
  /** From 0 to 1; null while others go first. */
  progress: number | null;
  /** Why it is not taken; null while nothing is wrong. */
  problem: string | null;
}

const PROBLEMS = {
  wrongType: m.gallery_wrong_type,
  empty: m.gallery_empty,
  tooLarge: m.gallery_too_large,
};

/**
 * Sends photos one after the other, so that they hang in the order they were chosen in. What the browser can see is wrong with a file is
 * said before it is sent.
 * @param onSent hears the key of each; a photo counts as sent once that is done
 */
export function usePhotoQueue(providerId: number, onSent: (key: string) => Promise<void>) {
  const t = useTexts();
  const locale = useLocale();
  const [queue, setQueue] = useState<readonly PhotoOnItsWay[]>([]);
  const files = useRef(new Map<number, File>());
  const running = useRef<{ id: number; stop: AbortController } | null>(null);
  const last = useRef(0);
  const hang = useEffectEvent(onSent);
  useEffect(() => () => running.current?.stop.abort(), []);

  const change = (id: number, to: Partial<PhotoOnItsWay>): void =>
    setQueue((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const drop = (id: number): void => {
    files.current.delete(id);
    setQueue((before) => before.filter((one) => one.id !== id));
  };

  const send = useEffectEvent(async (id: number, file: File): Promise<void> => {
    const stop = new AbortController();
    running.current = { id, stop };
    const { signal } = stop;
    try {
      const problem = await problemOf(file, t);
      if (problem !== null) return change(id, { problem, progress: null });
      change(id, { progress: 0 });
      const onProgress = (progress: number) => change(id, { progress });
      const key = await sendPhoto(browserApi(locale), { providerId, file }, { onProgress, signal });
      await hang(key);
      drop(id);
    } catch (thrown) {
      if (signal.aborted) return drop(id);
      change(id, { problem: errorsOf(thrown, t(m.gallery_failed))[0]?.message ?? null, progress: null });
    } finally {
      files.current.delete(id);
      running.current = null;
      setQueue((before) => [...before]);
    }
  });
  useEffect(() => {
    const next = queue.find(({ id }) => files.current.has(id));
    const file = next && files.current.get(next.id);
    if (running.current === null && file) void send(next.id, file);
  }, [queue]);

  return {
    queue,
    add(file: File): void {
      const id = (last.current += 1);
      files.current.set(id, file);
      setQueue((before) => [...before, { id, name: file.name, progress: null, problem: null }]);
    },
    /** Calls off what is on its way, and forgets what was refused. */
    remove(id: number): void {
      if (running.current?.id === id) running.current.stop.abort();
      drop(id);
    },
  };
}

/** What the browser can see is wrong with a file; null when nothing is. */
async function problemOf(file: File, t: Texts): Promise<string | null> {
  const { name } = file;
  const problem = problemOfImage(file);
  if (problem) return t(PROBLEMS[problem], { name });
  try {
    const image = await createImageBitmap(file);
    const { width, height } = image;
    image.close();
    const isSmall = width < LEAST_PROVIDER_PHOTO.width || height < LEAST_PROVIDER_PHOTO.height;
    return isSmall ? t(m.error_image_too_small_least, LEAST_PROVIDER_PHOTO) : null;
  } catch {
    return t(m.gallery_wrong_type, { name });
  }
}
