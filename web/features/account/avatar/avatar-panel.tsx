import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ACCEPTED_IMAGES } from '#web/lib/image-file.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { AvatarEditor } from './avatar-editor.tsx';
import type { ChosenFile } from './avatar-editor.tsx';
import styles from './avatar-panel.module.css';
import { imageProblem } from './chosen-image.ts';
import { RemoveAvatar } from './remove-avatar.tsx';
import { useFileDrop } from './use-file-drop.ts';

const CUT_MODAL = 'avatar-cut';
const REMOVE_MODAL = 'avatar-remove';

/** One's picture or initials: changed by exactly one image file, or removed. */
export function AvatarPanel({ user }: { user: { fullname: string; image: string | null } }) {
  const t = useTexts();
  const titleId = useId();
  const modals = useModals();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const chooser = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = (files: readonly File[]): void => {
    const found = imageProblem(files, t);
    setProblem(found);
    const [file] = files;
    if (found !== null || !file) return;
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen({ file, address: URL.createObjectURL(file) });
    modals.open(CUT_MODAL);
  };
  const isDraggedOver = useFileDrop(panel, choose);
  const finish = (modal: string, text: string): void => {
    modals.close(modal);
    toasts.showSuccess(text);
    void revalidate();
  };

  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className={classNames(styles.panel, isDraggedOver && styles.draggedOver)}
    >
      <Avatar image={user.image} name={user.fullname} size={96} />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {t(m.avatar_title)}
        </h3>
        <p className={styles.intro}>{t(m.avatar_intro)}</p>
        <div className={styles.buttons}>
          <input
            ref={chooser}
            type="file"
            accept={ACCEPTED_IMAGES}
            hidden
            onChange={(event) => {
              choose([...(event.target.files ?? [])]);
              // So that the same file can be chosen again.
              event.target.value = '';
            }}
          />
          <Button look="secondary" onClick={() => chooser.current?.click()}>
            {user.image ? t(m.avatar_change) : t(m.avatar_choose)}
          </Button>
          <span className={styles.drop}>{t(m.avatar_or_drop)}</span>
          {user.image && (
            <Button look="quiet" onClick={() => modals.open(REMOVE_MODAL)}>
              {t(m.avatar_remove)}
            </Button>
          )}
        </div>
        {problem && <ErrorBoxes errors={[{ message: problem }]} />}
      </div>
      <Modal id={CUT_MODAL} title={t(m.avatar_cut_title)} closeLabel={t(m.avatar_cancel)}>
        {chosen && (
          <AvatarEditor
            chosen={chosen}
            onSaved={() => finish(CUT_MODAL, t(m.avatar_saved))}
            onCancel={() => modals.close(CUT_MODAL)}
          />
        )}
      </Modal>
      <Modal id={REMOVE_MODAL} title={t(m.avatar_remove_title)} closeLabel={t(m.avatar_remove_no)}>
        <RemoveAvatar
          onRemoved={() => finish(REMOVE_MODAL, t(m.avatar_removed))}
          onCancel={() => modals.close(REMOVE_MODAL)}
        />
      </Modal>
    </section>
  );
}
