import { IconVideo } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { ACCEPTED_INTROS } from '#contracts/videos.ts';
import { FilePlayer } from '#web/booking/videos/file-player.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Upload } from '#web/business-ui/upload.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OwnCourseSeen } from './product-calls.ts';
import { fileStateOf } from './product-labels.ts';
import styles from './products.module.css';
import { REMOVE_INTRO } from './section-calls.ts';
import { useChange } from './use-change.ts';
import type { Uploads } from './use-uploads.ts';

/** What shows a course to everybody: its picture, and a film that introduces it. Sent as soon as it is chosen. */
export function CourseFilms({ course, uploads }: { course: OwnCourseSeen; uploads: Uploads }) {
  const t = useTexts();
  const { change, isBusy } = useChange();
  const { intro } = course;
  const sendingPicture = uploads.at('picture');
  const sendingIntro = uploads.at('intro');
  const shownIntro = intro && fileStateOf(intro);
  return (
    <FormSection title={t(m.products_shown_with)} hint={t(m.products_shown_with_hint)}>
      <div className={styles.films}>
        <Upload
          label={t(m.products_picture)}
          hint={t(m.products_picture_hint)}
          accept="image/jpeg,image/png,image/webp"
          picture={course.hasPicture ? course.imageUrl : null}
          progress={sendingPicture?.progress ?? null}
          onFile={(file) => uploads.send({ kind: 'picture' }, file)}
          {...(sendingPicture?.error && { error: sendingPicture.error })}
        />
        <div className={styles.intro}>
          {intro?.signedUrl && <FilePlayer file={{ type: 'video', title: t(m.products_intro), ...intro }} />}
          {shownIntro && (
            <p className={styles.standing}>
              <StatusPill tone={shownIntro.tone}>{t(shownIntro.text)}</StatusPill>
              <span className={styles.quiet}>{intro.name}</span>
            </p>
          )}
          <Upload
            label={t(m.products_intro)}
            accept={ACCEPTED_INTROS}
            choose={t(m.products_intro_choose)}
            icon={IconVideo}
            progress={sendingIntro?.progress ?? null}
            onFile={(file) => uploads.send({ kind: 'intro' }, file)}
            {...(sendingIntro?.error && { error: sendingIntro.error })}
          />
          {intro && !sendingIntro && (
            <Button
              look="quiet"
              isBusy={isBusy}
              onClick={() =>
                void change((api, providerId, options) =>
                  api(REMOVE_INTRO, { providerId, productId: course.id }, options),
                )
              }
            >
              {t(m.products_intro_remove)}
            </Button>
          )}
        </div>
      </div>
    </FormSection>
  );
}
