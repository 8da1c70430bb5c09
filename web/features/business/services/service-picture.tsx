import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { LEAST_SERVICE_PICTURE } from '#contracts/service-picture.ts';
import * as m from '#contracts/texts/messages.js';
import { Upload } from '#web/business-ui/upload.tsx';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { ACCEPTED_IMAGES, problemOfImage } from '#web/lib/image-file.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { sendServicePicture } from './service-picture-calls.ts';
import styles from './service-picture.module.css';

type ServicePictureProps = {
  providerId: number;
  /** What the form sends: the path of the picture, empty for none. */
  name: 'imageUrl';
  defaultValue: string | null;
  /** What visitors see now: its picture or the picture drawn for it. */
  shownDefault: string | null;
  isDisabled?: boolean;
};

/** What the form will save, and what is seen of it here. */
type Picture = { path: string | null; shown: string | null; state: 'asBefore' | 'ready' | 'removed' };

const PROBLEMS = {
  wrongType: m.services_picture_wrong_type,
  empty: m.services_picture_empty,
  tooLarge: m.services_picture_too_large,
};

/** A service's picture: sent as soon as it is chosen, saved with the form, which waits while one is on its way. */
export function ServicePicture({
  providerId,
  name,
  defaultValue,
  shownDefault,
  isDisabled = false,
}: ServicePictureProps) {
  const t = useTexts();
  const locale = useLocale();
  const [picture, setPicture] = useState<Picture>({
    path: defaultValue,
    shown: shownDefault,
    state: 'asBefore',
  });
  /** The chosen file's address in this browser, and from 0 to 1 how much of it is sent. */
  const [sending, setSending] = useState<{ address: string; progress: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const place = useRef<HTMLDivElement>(null);
  const value = useRef<HTMLInputElement>(null);
  const keepFocus = useKeptFocus(place, sending === null);
  useChangeEvent(value, picture.path);
  useWaitingForm(value, sending !== null, () => setError(t(m.services_picture_wait)));

  const send = async (file: File): Promise<void> => {
    const problem = problemOfImage(file);
    setError(problem && t(PROBLEMS[problem], { name: file.name }));
    if (problem) return;
    keepFocus();
    const { signal } = (running.current = new AbortController());
    const address = URL.createObjectURL(file);
    const onProgress = (progress: number) => setSending({ address, progress });
    onProgress(0);
    try {
      const path = await sendServicePicture(browserApi(locale), { providerId, file }, { onProgress, signal });
      setPicture({ path, shown: path, state: 'ready' });
      setError(null);
    } catch (thrown) {
      if (!signal.aborted) setError(errorsOf(thrown, t(m.services_picture_failed))[0]?.message ?? null);
    } finally {
      setSending(null);
      URL.revokeObjectURL(address);
    }
  };
  const remove = (): void => {
    keepFocus();
    setError(null);
    setPicture({ path: null, shown: null, state: 'removed' });
  };

  const hint = hintOf(picture, t);
  return (
    <div ref={place} className={styles.picture}>
      <input ref={value} type="hidden" name={name} value={picture.path ?? ''} />
      <Upload
        label={t(m.services_picture_label)}
        hint={hint}
        accept={ACCEPTED_IMAGES}
        picture={sending?.address ?? picture.shown}
        progress={sending?.progress ?? null}
        isDisabled={isDisabled}
        onFile={(file) => void send(file)}
        {...(error !== null && { error })}
        {...(picture.path !== null && { onRemove: remove })}
      />
      <p role="status" className="visually-hidden">
        {error ?? (picture.state === 'asBefore' ? '' : hint)}
      </p>
    </div>
  );
}

function hintOf({ path, state }: Picture, t: Texts): string {
  if (state === 'ready') return t(m.services_picture_ready);
  if (state === 'removed') return t(m.services_picture_removed);
  return t(path === null ? m.services_picture_drawn : m.services_picture_hint, LEAST_SERVICE_PICTURE);
}

/**
 * Gives the focus back to the file field where it is lost: the field is closed while a file is sent, and the button that removes goes.
 * @returns to be called before either
 */
function useKeptFocus(place: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  const isKept = useRef(false);
  useEffect(() => {
    if (!isOpen || !isKept.current) return;
    isKept.current = false;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  });
  return () => void (isKept.current = place.current?.contains(document.activeElement) ?? false);
}

/** Tells the form of another value, as its other fields do when somebody changes them. */
function useChangeEvent(field: RefObject<HTMLInputElement | null>, path: string | null): void {
  const told = useRef(path);
  useEffect(() => {
    if (told.current === path) return;
    told.current = path;
    field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [field, path]);
}

/** Keeps the form from being sent for as long as it would be sent without what is on its way. */
function useWaitingForm(
  field: RefObject<HTMLInputElement | null>,
  isWaiting: boolean,
  onSubmit: () => void,
): void {
  const hear = useEffectEvent(onSubmit);
  useEffect(() => {
    const listening = new AbortController();
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      hear();
    };
    if (isWaiting)
      field.current?.form?.addEventListener('submit', stop, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [field, isWaiting]);
}
