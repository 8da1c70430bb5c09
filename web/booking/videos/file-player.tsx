import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import styles from './videos.module.css';

type FilePlayerProps = {
  /** What is opened; of an unknown type nothing can be shown. */
  file: { type: string; title: string; signedUrl: string | null; transcoded: boolean };
};

/** A file of any kind where it is opened: played, heard, seen, or offered in another tab (specification section 2, "Video course detail"). */
export function FilePlayer({ file: { type, title, signedUrl, transcoded } }: FilePlayerProps) {
  const t = useTexts();
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
        />
      );
    case 'audio':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="metadata" src={signedUrl} aria-label={title} className={styles.sound} />
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
