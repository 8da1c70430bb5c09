import { IconFileText, IconLock, IconPhoto, IconPlayerPlay, IconVolume } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { BeginCourse } from './begin-course.tsx';
import { FilePlayer } from './file-player.tsx';
import type { SeenFile, SeenSection } from './video-calls.ts';
import type { Watching } from './use-watching.ts';
import {
  dayText,
  filesText,
  KIND_NAMES,
  lastDayText,
  lengthText,
  periodText,
  VERBS,
} from './video-labels.ts';
import styles from './videos.module.css';

type CourseContentsProps = {
  sections: readonly SeenSection[];
  files: readonly SeenFile[];
  /** The language that names and titles are written in. */
  lang: string | undefined;
  /** Of who has the course: where it is, and what is seen. */
  own?: { courseId: number; timeZone: string; withdrawableUntil: string | null; watching: Watching };
};

const PLAYER = 'file-player';
const BEGIN = 'begin-course';

/** The sections of a course with their files; what opens does so in a dialog, without scripts on a page of its own. */
export function CourseContents({ sections, files, lang, own }: CourseContentsProps) {
  const t = useTexts();
  const modals = useModals();
  const [opened, setOpened] = useState<SeenFile | null>(null);
  const show = (file: SeenFile): void => {
    modals.open(PLAYER);
    if (own && !file.seen) own.watching.markSeen(file.id, true);
  };
  const open = (file: SeenFile): void => {
    setOpened(file);
    if (own && file.closedBecause === 'consentNeeded') modals.open(BEGIN);
    else show(file);
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
              <span className={styles.muted}>{sectionText(section, t, own?.timeZone)}</span>
            </summary>
            <ul>
              {files
                .filter(({ sectionId }) => sectionId === section.id)
                .map((file) => (
                  <FileRow
                    key={file.id}
                    file={file}
                    lang={lang}
                    onOpen={open}
                    {...(own && { watching: own.watching })}
                  />
                ))}
            </ul>
          </details>
        ))}
      </div>
      {own && opened && own.withdrawableUntil !== null && (
        <Modal id={BEGIN} title={t(m.videos_begin_title)} closeLabel={t(m.videos_close)}>
          <BeginCourse
            until={lastDayText(own.withdrawableUntil, own.timeZone)}
            onBegin={async () => {
              await own.watching.begin(own.courseId);
              modals.close(BEGIN);
              show(opened);
            }}
          />
        </Modal>
      )}
      <Modal id={PLAYER} title={opened?.title ?? ''} closeLabel={t(m.videos_close)}>
        {opened && (
          <div className={styles.opened}>
            <FilePlayer
              file={opened}
              {...(own && { onPosition: (seconds) => own.watching.savePosition(opened.id, seconds) })}
            />
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
  { numberOfFiles, availableAfter, periodType, opensAt }: SeenSection,
  t: ReturnType<typeof useTexts>,
  timeZone: string | undefined,
): string {
  const isClosed = opensAt !== null && opensAt > Temporal.Now.instant().toString();
  const opensThen =
    isClosed && timeZone !== undefined && t(m.videos_opens_on, { date: dayText(opensAt, timeZone) });
  const opens =
    opensAt === null &&
    availableAfter > 0 &&
    t(m.videos_opens_after, { period: periodText(t, availableAfter, periodType) });
  return [filesText(t, numberOfFiles), opens, opensThen].filter(Boolean).join(' · ');
}

const CLOSED_WORDS = {
  fileLocked: m.videos_locked,
  sectionNotOpen: m.videos_not_open_yet,
  consentNeeded: m.videos_not_begun,
  fileNotPreviewable: m.videos_in_preparation,
} as const satisfies Record<NonNullable<SeenFile['closedBecause']>, unknown>;

const ICONS: Record<SeenFile['type'], TablerIcon> = {
  video: IconPlayerPlay,
  audio: IconVolume,
  image: IconPhoto,
  gif: IconPhoto,
  document: IconFileText,
};

type FileRowProps = {
  file: SeenFile;
  lang: string | undefined;
  onOpen: (file: SeenFile) => void;
  watching?: Watching;
};

function FileRow({ file, lang, onOpen, watching }: FileRowProps) {
  const t = useTexts();
  const opens =
    file.closedBecause === null || (file.closedBecause === 'consentNeeded' && watching !== undefined);
  const Icon = file.locked ? IconLock : ICONS[file.type];
  const openHere = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(file);
  };
  return (
    <li className={styles.file} data-off={opens ? undefined : true}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span className={styles.fileWords}>
        <span lang={lang}>{file.title}</span>
        <span className={styles.muted}>
          {[t(KIND_NAMES[file.type]), lengthText(t, file.durationSeconds), file.seen && t(m.videos_seen)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {opens || file.closedBecause === null ? (
        <span className={styles.acts}>
          {watching && file.seen && (
            <button type="button" className={styles.seen} onClick={() => watching.markSeen(file.id, false)}>
              {t(m.videos_mark_unseen)}
              <span className="visually-hidden">: {file.title}</span>
            </button>
          )}
          <LocalLink to={`/videos/${file.id}`} className={styles.open} onClick={openHere}>
            {t(VERBS[file.type])}
            <span className="visually-hidden">: {file.title}</span>
          </LocalLink>
        </span>
      ) : (
        <span className={styles.muted}>{t(CLOSED_WORDS[file.closedBecause])}</span>
      )}
    </li>
  );
}
