import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import styles from './videos.module.css';

type FilePlayerProps = {
  /** What is opened; of an unknown type nothing can be shown. */
  file: {
    type: string;
    title: string;
    signedUrl: string | null;
    transcoded: boolean;
    positionSeconds?: number;
  };
  /** Hears how far it is, every ten seconds and when it stops. */
  onPosition?: (seconds: number) => void;
};

const SECONDS_BETWEEN = 10;

/** Goes on where somebody stopped, and tells how far it is. */
function useKeptPosition(begin: number, onPosition: ((seconds: number) => void) | undefined) {
  const told = useRef(begin);
  const tell = (media: HTMLMediaElement): void => {
    const seconds = media.ended ? 0 : Math.floor(media.currentTime);
    if (seconds === told.current) return;
    told.current = seconds;
    onPosition?.(seconds);
  };
  if (!onPosition) return {};
  type Heard = SyntheticEvent<HTMLMediaElement>;
  return {
    onLoadedMetadata: ({ currentTarget: media }: Heard) => {
      if (begin > 0 && begin < media.duration - 1) media.currentTime = begin;
    },
    onTimeUpdate: ({ currentTarget: media }: Heard) => {
      if (Math.abs(media.currentTime - told.current) >= SECONDS_BETWEEN) tell(media);
    },
    onPause: ({ currentTarget: media }: Heard) => tell(media),
  };
}

/** A file of any kind where it is opened: played, heard, seen, or offered in another tab (specification section 2, "Video course detail"). */
export function FilePlayer({
  file: { type, title, signedUrl, transcoded, positionSeconds = 0 },
  onPosition,
}: FilePlayerProps) {
  const t = useTexts();
  const heard = useKeptPosition(positionSeconds, onPosition);
  if (!transcoded || signedUrl === null) return <p role="alert">{t(m.videos_cannot_preview)}</p>;
  switch (type) {
    case 'video':
      return (
        // Words for who does not hear stand in no file yet
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          playsInline
          preload="metadata"
          src={signedUrl}
          aria-label={title}
          className={styles.player}
          {...heard}
        />
      );
    case 'audio':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          controls
          preload="metadata"
          src={signedUrl}
          aria-label={title}
          className={styles.sound}
          {...heard}
        />
      );
    case 'image':
    case 'gif':
      return <img src={signedUrl} alt={title} className={styles.player} />;
    case 'document':
      return (
        <div className={styles.document}>
          <p>{t(m.videos_document)}</p>
          <a
            href={signedUrl}
            target="_blank"
            rel="noopener"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
          >
            {t(m.videos_document_open)}
          </a>
        </div>
      );
    default:
      return <p role="alert">{t(m.videos_went_wrong)}</p>;
  }
}
