import { useEffect, useRef, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Upload } from '#web/business-ui/upload.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { ACCEPTED_IMAGES, problemOfImage } from '#web/lib/image-file.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { sendLogo } from './template-calls.ts';
import styles from './templates.module.css';

type LogoFieldProps = {
  defaultValue: string | null;
  isDisabled: boolean;
  error?: string | undefined;
};

/** The logo of mails: sent as soon as it is chosen, saved with the form. */
export function LogoField({ defaultValue, isDisabled, error }: LogoFieldProps) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const [path, setPath] = useState(defaultValue);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const value = useRef<HTMLInputElement>(null);
  const told = useRef(path);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // The preview and the warning about what is not saved hear of it as of any other field.
  useEffect(() => {
    if (told.current === path) return;
    told.current = path;
    value.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [path]);

  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (problemOfImage(file) !== null) return setProblem(t(m.error_file_not_accepted));
    const stop = new AbortController();
    running.current = stop;
    setProgress(0);
    try {
      const { signal } = stop;
      setPath(await sendLogo(browserApi(locale), { providerId, file }, { onProgress: setProgress, signal }));
    } catch (failure) {
      if (!stop.signal.aborted)
        setProblem(errorsOf(failure, t(m.templates_logo_failed))[0]?.message ?? t(m.templates_logo_failed));
    } finally {
      setProgress(null);
    }
  };
  const isNew = path !== null && path !== defaultValue;
  const shownProblem = problem ?? error;
  return (
    <div className={styles.logo}>
      <input ref={value} type="hidden" name="logo" value={path ?? ''} />
      <Upload
        label={t(m.templates_logo)}
        hint={t(isNew ? m.templates_logo_ready : m.templates_logo_hint)}
        accept={ACCEPTED_IMAGES}
        picture={path}
        progress={progress}
        isDisabled={isDisabled}
        onFile={(file) => void send(file)}
        {...(shownProblem !== undefined && { error: shownProblem })}
        {...(path !== null && { onRemove: () => setPath(null) })}
      />
    </div>
  );
}
