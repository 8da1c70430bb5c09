import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LEAST_PROVIDER_PHOTO } from '#contracts/provider-photo.ts';
import * as m from '#contracts/texts/messages.js';
import { Upload } from '#web/business-ui/upload.tsx';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { ACCEPTED_IMAGES } from '#web/lib/image-file.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { problemOfPhoto, sendPhoto } from '../send-photo.ts';
import type { StepProps } from '../setup-checklist.tsx';
import { StepForm } from '../step-form.tsx';

/** A photo, sent as soon as it is chosen, or the picture that is drawn for the center. */
export function PictureStep({ page, onSaved }: StepProps) {
  const t = useTexts();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const photo = page.photos.find(({ isDrawn }) => !isDrawn);
  const send = async (file: File): Promise<void> => {
    const problem = await problemOfPhoto(file, locale);
    setError(problem);
    if (problem !== null) return;
    setProgress(0);
    try {
      await sendPhoto(browserApi(locale), { providerId: page.id, file }, setProgress);
      onSaved();
      await revalidate();
    } catch (thrown) {
      setError(errorsOf(thrown, t(m.services_picture_failed))[0]?.message ?? null);
    } finally {
      setProgress(null);
    }
  };
  return (
    <>
      <Upload
        label={t(m.setup_photo)}
        hint={t(m.setup_photo_hint, LEAST_PROVIDER_PHOTO)}
        accept={ACCEPTED_IMAGES}
        picture={photo?.images.medium ?? null}
        progress={progress}
        onFile={(file) => void send(file)}
        {...(error !== null && { error })}
      />
      <p role="status" className="visually-hidden">
        {error ?? ''}
      </p>
      {!photo && (
        <StepForm intent="picture" submit={t(m.setup_picture_use_drawn)} onSaved={onSaved}>
          {() => <p className={fieldStyles['hint']}>{t(m.setup_picture_drawn_hint)}</p>}
        </StepForm>
      )}
    </>
  );
}
