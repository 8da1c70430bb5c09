import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { LEAST_PROVIDER_PHOTO, MOST_PROVIDER_PHOTOS } from '#contracts/provider-photo.ts';
import * as m from '#contracts/texts/messages.js';
import { Upload } from '#web/business-ui/upload.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { ACCEPTED_IMAGES } from '#web/lib/image-file.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useLost } from '#web/lib/use-lost.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import styles from './gallery.module.css';
import { usePhotoQueue } from './photo-queue.ts';
import type { PhotoOnItsWay } from './photo-queue.ts';

/** Where photos are chosen or dropped, and what is on its way. */
export function AddPhotos({ count }: { count: number }) {
  const t = useTexts();
  const { providerId } = useOwnCenter();
  const { showDone } = useOutcomes();
  const hang = useHanging();
  const { queue, add, remove } = usePhotoQueue(providerId, async (key) => {
    await hang(key);
    showDone('create');
  });
  const isFull = count >= MOST_PROVIDER_PHOTOS;
  return (
    <section aria-label={t(m.gallery_add)} className={styles.add}>
      <Upload
        label={t(m.gallery_add)}
        hint={
          isFull
            ? t(m.gallery_full, { most: MOST_PROVIDER_PHOTOS })
            : t(m.gallery_add_hint, LEAST_PROVIDER_PHOTO)
        }
        accept={ACCEPTED_IMAGES}
        isMany
        isDisabled={isFull}
        onFile={add}
      />
      {queue.length > 0 && (
        <ul aria-label={t(m.gallery_on_its_way)} className={styles.queue}>
          {queue.map((photo) => (
            <OnItsWay key={photo.id} photo={photo} onRemove={() => remove(photo.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OnItsWay({
  photo: { name, progress, problem },
  onRemove,
}: {
  photo: PhotoOnItsWay;
  onRemove: () => void;
}) {
  const t = useTexts();
  return (
    <li data-wrong={problem !== null || undefined}>
      <div className={styles.waiting}>
        <span className={styles.fileName}>{name}</span>
        {problem === null ? (
          <span className={styles.hint}>
            {progress === null
              ? t(m.gallery_waiting)
              : progress < 1
                ? t(m.kit_upload_sending, { percent: Math.round(progress * 100) })
                : t(m.gallery_making)}
          </span>
        ) : (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        {problem === null && (
          <progress {...(progress === null ? {} : { value: progress })} max={1} aria-label={name} />
        )}
      </div>
      <Button
        look="quiet"
        onClick={onRemove}
        aria-label={t(problem === null ? m.gallery_call_off : m.gallery_dismiss, { name })}
        className={styles.icon}
      >
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Hangs a photo up by its key, through the page's action, so that the page is read anew. */
function useHanging(): (key: string) => Promise<void> {
  const t = useTexts();
  const fetcher = useFetcher<FormAnswer>();
  const action = useCenterPath()('gallery');
  const waiting = useRef<{ resolve: () => void; reject: (failure: Error) => void } | null>(null);
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, (answer) => {
    if (answer.isSaved) waiting.current?.resolve();
    else waiting.current?.reject(new ApiFailure(answer.errors));
    waiting.current = null;
  });
  useLost(fetcher, () => waiting.current?.reject(new ApiFailure([{ message: t(m.ui_send_lost) }])));
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.current = { resolve, reject };
      const form = { intent: 'add', key, attemptKey: ownAttemptKey() };
      void fetcher.submit(form, { method: 'post', action });
    });
}
