import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { fileTypeOfName, LARGEST_FILE } from '#contracts/videos.ts';
import * as m from '#contracts/texts/messages.js';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { OwnFileSeen } from './product-calls.ts';
import { sendFile } from './send-file.ts';
import type { PlaceOfFile } from './send-file.ts';

/** A file on its way from this page. */
export interface Sending {
  id: string;
  place: PlaceOfFile;
  name: string;
  /** From 0 to 1. */
  progress: number | null;
  isPaused: boolean;
  error: string | null;
}

export interface Uploads {
  /** What goes to the picture or the intro now. */
  at(kind: 'picture' | 'intro'): Sending | undefined;
  ofSection(sectionId: number): readonly Sending[];
  /** @param waiting a file of the same section that broke off, to go on with where it is the same */
  send(place: PlaceOfFile, file: File, waiting?: readonly OwnFileSeen[]): void;
  pause(id: string): void;
  resume(id: string): void;
  dismiss(id: string): void;
}

type Running = { file: File; place: PlaceOfFile; waiting: readonly OwnFileSeen[]; control: AbortController };

/** The files that this page sends: each shows how far it is, can be paused, and goes on where it stopped. */
export function useUploads(productId: number): Uploads {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { revalidate } = useRevalidator();
  const [all, setAll] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<string, Running>());
  useEffect(() => {
    const known = running.current;
    return () => known.forEach(({ control }) => control.abort());
  }, []);
  const set = (id: string, to: Partial<Sending>): void =>
    setAll((sendings) => sendings.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const drop = (id: string): void => setAll((sendings) => sendings.filter((one) => one.id !== id));
  const run = async (id: string, { file, place, waiting }: Omit<Running, 'control'>): Promise<void> => {
    const control = new AbortController();
    running.current.set(id, { file, place, waiting, control });
    set(id, { isPaused: false, error: null, progress: 0 });
    try {
      await sendFile(
        browserApi(locale),
        { providerId, productId, place, file, waiting },
        {
          onProgress: (progress) => set(id, { progress }),
          onBegun: () => void revalidate(),
          signal: control.signal,
        },
      );
      drop(id);
    } catch (failure) {
      if (control.signal.aborted) set(id, { isPaused: true });
      else set(id, { error: whyOf(failure, t), progress: null });
    }
    await revalidate();
  };
  return {
    at: (kind) => all.find(({ place }) => place.kind === kind),
    ofSection: (sectionId) =>
      all.filter(({ place }) => place.kind === 'section' && place.sectionId === sectionId),
    send(place, file, waiting = []) {
      const id = crypto.randomUUID();
      const problem = problemOf(file, place, t);
      const sending = {
        id,
        place,
        name: file.name,
        progress: problem === null ? 0 : null,
        isPaused: false,
        error: problem,
      };
      setAll((sendings) => [
        ...sendings.filter((one) => place.kind === 'section' || one.place.kind !== place.kind),
        sending,
      ]);
      if (problem === null) void run(id, { place, file, waiting });
    },
    pause: (id) => running.current.get(id)?.control.abort(),
    resume(id) {
      const known = running.current.get(id);
      if (known) void run(id, known);
    },
    dismiss: drop,
  };
}

/** Why a file cannot be sent, before a byte of it is; null where it can. */
function problemOf({ name, size }: File, { kind }: PlaceOfFile, t: Texts): string | null {
  const type = fileTypeOfName(name);
  const isTaken = { section: type !== null, intro: type === 'video', picture: type === 'image' }[kind];
  if (!isTaken || type === null || size === 0) return t(m.products_file_not_taken);
  if (size <= LARGEST_FILE[type]) return null;
  const mib = LARGEST_FILE[type] / 1024 ** 2;
  return t(m.products_file_too_large, { most: mib >= 1024 ? `${mib / 1024} GB` : `${mib} MB` });
}

const whyOf = (failure: unknown, t: Texts): string =>
  (failure instanceof ApiFailure && failure.errors[0]?.message) || t(m.products_send_failed);
