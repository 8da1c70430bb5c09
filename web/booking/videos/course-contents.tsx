import { IconFileText, IconLock, IconPhoto, IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { FilePlayer } from './file-player.tsx';
import type { SeenFile, SeenSection } from './video-calls.ts';
import { filesText, KIND_NAMES, lengthText, periodText, VERBS } from './video-words.ts';
import styles from './videos.module.css';

type CourseContentsProps = {
  sections: readonly SeenSection[];
  files: readonly SeenFile[];
  /** The language that names and titles are written in. */
  lang: string | undefined;
};

const PLAYER = 'file-player';

/** The sections of a course with their files; what opens does so in a dialog, without scripts on a page of its own. */
export function CourseContents({ sections, files, lang }: CourseContentsProps) {
  const t = useTexts();
  const modals = useModals();
  const [opened, setOpened] = useState<SeenFile | null>(null);
  const open = (file: SeenFile): void => {
    setOpened(file);
    modals.open(PLAYER);
  };
  if (sections.length === 0) return <p className={styles.muted}>{t(m.videos_empty_course)}</p>;
  return (
    <>
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <details key={section.id} open={index === 0} className={styles.section}>
            <summary>
              <span lang={lang} className={styles.sectionName}>
                {section.name}
              </span>
              <span className={styles.muted}>{sectionText(section, t)}</span>
            </summary>
            <ul>
              {files
                .filter(({ sectionId }) => sectionId === section.id)
                .map((file) => (
                  <FileRow key={file.id} file={file} lang={lang} onOpen={open} />
                ))}
            </ul>
          </details>
        ))}
      </div>
      <Modal id={PLAYER} title={opened?.title ?? ''} closeLabel={t(m.videos_close)}>
        {opened && (
          <div className={styles.opened}>
            <FilePlayer file={opened} />
            {opened.description && (
              <p lang={lang} className={styles.lines}>
                {opened.description}
              </p>
            )}
          </div>
        )}
      </Modal>
    </>
  );
}

function sectionText(
  { numberOfFiles, availableAfter, periodType }: SeenSection,
  t: ReturnType<typeof useTexts>,
): string {
  const opens =
    availableAfter > 0 && t(m.videos_opens_after, { period: periodText(t, availableAfter, periodType) });
  return [filesText(t, numberOfFiles), opens].filter(Boolean).join(' · ');
}

const ICONS: Record<SeenFile['type'], TablerIcon> = {
  video: IconPlayerPlay,
  audio: IconVolume,
  image: IconPhoto,
  gif: IconPhoto,
  document: IconFileText,
};

type FileRowProps = { file: SeenFile; lang: string | undefined; onOpen: (file: SeenFile) => void };

function FileRow({ file, lang, onOpen }: FileRowProps) {
  const t = useTexts();
  const Icon = file.locked ? IconLock : ICONS[file.type];
  const openHere = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(file);
  };
  return (
    <li className={styles.file} data-off={file.closedBecause === null ? undefined : true}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span className={styles.fileWords}>
        <span lang={lang}>{file.title}</span>
        <span className={styles.muted}>
          {[t(KIND_NAMES[file.type]), lengthText(t, file.durationSeconds)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {file.closedBecause === null ? (
        <LocalLink to={`/videos/${file.id}`} className={styles.open} onClick={openHere}>
          {t(VERBS[file.type])}
          <span className="visually-hidden">: {file.title}</span>
        </LocalLink>
      ) : (
        <span className={styles.muted}>{t(file.locked ? m.videos_locked : m.videos_in_preparation)}</span>
      )}
    </li>
  );
}
