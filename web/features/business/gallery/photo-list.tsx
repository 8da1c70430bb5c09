import { IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useOrder } from '#web/business-ui/use-order.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { GalleryPhoto } from './gallery-calls.ts';
import styles from './gallery.module.css';

type PhotoListProps = { photos: readonly GalleryPhoto[]; mayChange: boolean };

const idOf = ({ id }: GalleryPhoto): string => String(id);

/** The photos in the order that visitors see, by dragging, keys, menu or buttons. */
export function PhotoList({ photos, mayChange }: PhotoListProps) {
  const t = useTexts();
  const { showError } = useToasts();
  const navigate = useNavigate();
  const centerPath = useCenterPath();
  const { shown, isSaving, onOrder } = useOrder(photos, {
    idOf,
    action: centerPath('gallery'),
    onFail: showError,
  });
  const { ask, question } = useDeletion();
  const nameOf = (photo: GalleryPhoto): string =>
    photo.description || t(m.gallery_photo_number, { number: shown.indexOf(photo) + 1 });
  const shownPhoto = (photo: GalleryPhoto) => (
    <Photo photo={photo} name={nameOf(photo)} isMain={photo === shown[0]} mayChange={mayChange} />
  );
  if (!mayChange)
    return (
      <ul className={styles.plain}>
        {shown.map((photo) => (
          <li key={photo.id}>{shownPhoto(photo)}</li>
        ))}
      </ul>
    );
  const actsOf = (photo: GalleryPhoto): Act[] => [
    {
      id: 'main',
      label: t(m.gallery_make_main),
      icon: IconStar,
      isDisabled: photo === shown[0],
      onAct: () => onOrder([idOf(photo), ...shown.map(idOf).filter((id) => id !== idOf(photo))]),
    },
    {
      id: 'edit',
      label: t(m.gallery_describe),
      icon: IconPencil,
      onAct: () => void navigate(centerPath(`gallery/${photo.id}`)),
    },
    { id: 'delete', label: t(m.gallery_delete), icon: IconTrash, isDangerous: true, onAct: () => ask(photo) },
  ];
  return (
    <>
      <Reorder
        label={t(m.gallery_title)}
        items={shown}
        idOf={idOf}
        nameOf={nameOf}
        onOrder={onOrder}
        isSaving={isSaving}
        actsOf={actsOf}
      >
        {shownPhoto}
      </Reorder>
      {question}
    </>
  );
}

function Photo({
  photo,
  name,
  isMain,
  mayChange,
}: {
  photo: GalleryPhoto;
  name: string;
  isMain: boolean;
  mayChange: boolean;
}) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <span className={styles.photo}>
      <img src={photo.images.small ?? ''} alt="" width={128} height={80} loading="lazy" />
      <span className={styles.words}>
        {mayChange ? <Link to={centerPath(`gallery/${photo.id}`)}>{name}</Link> : <span>{name}</span>}
        {photo.description === '' && !photo.isDrawn && (
          <span className={styles.hint}>{t(m.gallery_without_words)}</span>
        )}
        <span className={styles.pills}>
          {isMain && <StatusPill tone="good">{t(m.gallery_main)}</StatusPill>}
          {photo.isDrawn && <StatusPill tone="quiet">{t(m.gallery_drawn)}</StatusPill>}
        </span>
      </span>
    </span>
  );
}

/** Asks before a photo is taken down. */
export function useDeletion(onDone?: () => void) {
  const t = useTexts();
  const action = useCenterPath()('gallery');
  const { showDone, showFailed } = useOutcomes();
  const fetcher = useFetcher<FormAnswer>();
  const [asked, setAsked] = useState<GalleryPhoto | null>(null);
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ isSaved, errors }) => {
    if (!isSaved) return showFailed('delete', errors);
    showDone('delete');
    onDone?.();
  });
  const remove = (): void => {
    if (!asked) return;
    const form = {
      intent: 'delete',
      id: String(asked.id),
      attemptKey: ownAttemptKey(),
    };
    void fetcher.submit(form, { method: 'post', action });
    setAsked(null);
  };
  const question = (
    <ConfirmDialog
      title={t(m.gallery_delete_title)}
      verb={t(m.gallery_delete)}
      isOpen={asked !== null}
      onConfirm={remove}
      onClose={() => setAsked(null)}
    >
      {asked && <img src={asked.images.small ?? ''} alt={asked.description} className={styles.asked} />}
      <p>{t(m.gallery_delete_text)}</p>
    </ConfirmDialog>
  );
  return { ask: setAsked, question };
}
