import { Suspense, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AvatarProgress } from './avatar-calls.ts';
import { sendAvatar } from './avatar-calls.ts';
import styles from './avatar-editor.module.css';
import { cutOut } from './cut-out.ts';
import type { CutArea } from './cut-out.ts';
import { SendingBar } from './sending-bar.tsx';

/** Fetched when somebody chooses a picture, not with every profile. */
const AvatarCropper = lazyPart(async () => (await import('./avatar-cropper.tsx')).AvatarCropper);

type Step =
  | { step: 'cutting' }
  | AvatarProgress
  | { step: 'failed'; errors: readonly ApiError[] }
  | { step: 'unreadable' };

/** The file somebody chose, and its address in this browser. */
export type ChosenFile = { file: File; address: string };

type AvatarEditorProps = { chosen: ChosenFile; onSaved: () => void; onCancel: () => void };

/** Cut, sent, published; called off when it goes away before the end. */
export function AvatarEditor({ chosen: { file, address }, onSaved, onCancel }: AvatarEditorProps) {
  const t = useTexts();
  const locale = useLocale();
  const [now, setNow] = useState<Step>({ step: 'cutting' });
  const area = useRef<CutArea | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (): Promise<void> => {
    if (!area.current) return;
    const { signal } = (running.current = new AbortController());
    try {
      const picture = await cutOut(file, area.current);
      await sendAvatar(browserApi(locale), picture, { onProgress: setNow, signal });
      if (!signal.aborted) onSaved();
    } catch (error) {
      if (!signal.aborted) setNow({ step: 'failed', errors: errorsOf(error, t(m.avatar_failed)) });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    if (isUnderWay) setNow({ step: 'cutting' });
    else onCancel();
  };
  const isUnderWay = now.step === 'sending' || now.step === 'publishing';

  return (
    <div className={styles.editor}>
      {now.step === 'unreadable' ? (
        <ErrorBoxes errors={[{ message: t(m.avatar_not_readable) }]} />
      ) : (
        <Suspense fallback={<Skeleton height="clamp(14rem, 48dvh, 22rem)" />}>
          <AvatarCropper
            address={address}
            isDisabled={isUnderWay}
            onCut={(cut) => (area.current = cut)}
            onUnreadable={() => setNow({ step: 'unreadable' })}
          />
        </Suspense>
      )}
      {isUnderWay && <SendingBar progress={now} />}
      {now.step === 'failed' && <ErrorBoxes errors={now.errors} />}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={stop} disabled={now.step === 'publishing'}>
          {t(m.avatar_cancel)}
        </Button>
        {now.step !== 'unreadable' && (
          <Button onClick={save} isBusy={isUnderWay}>
            {now.step === 'failed' ? t(m.avatar_retry) : t(m.avatar_save)}
          </Button>
        )}
      </div>
    </div>
  );
}
