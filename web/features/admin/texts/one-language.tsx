import { IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { TextLanguage } from '#contracts/own-texts.ts';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Upload } from '#web/business-ui/upload.tsx';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { CheckedFile } from './checked-file.tsx';
import type { CheckedTextsSeen, PublishedTextsSeen } from './text-calls.ts';
import { sendTexts } from './text-calls.ts';
import styles from './texts.module.css';

const NAMES = { it: m.texts_language_it, en: m.texts_language_en, sv: m.texts_language_sv } as const;

type OneLanguageProps = {
  language: TextLanguage;
  /** What counts now; null: our texts. */
  counting: PublishedTextsSeen | null;
};

/** A language: its texts as a file, another file to check and publish, and the way back. */
export function OneLanguage({ language, counting }: OneLanguageProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { progress, problem, checked, send, forget } = useTextFile(language);
  return (
    <FormSection title={t(NAMES[language])}>
      <p>{counting ? t(m.texts_counting, { count: String(counting.texts) }) : t(m.texts_ours)}</p>
      <div className={styles.acts}>
        <ButtonLink to={localPath(`/admin/texts/${language}`)} look="secondary" reloadDocument>
          {t(m.texts_download)}
        </ButtonLink>
        <Revert language={language} countingId={counting?.id ?? null} />
      </div>
      <Upload
        label={t(m.texts_file)}
        hint={t(m.texts_file_hint)}
        accept=".json,application/json"
        icon={IconFileText}
        choose={t(m.texts_choose)}
        progress={progress}
        onFile={send}
        {...(problem !== undefined && { error: problem })}
      />
      {checked && (
        <>
          <CheckedFile checked={checked} />
          {checked.textSetId !== null && <Publish textSetId={checked.textSetId} onPublished={forget} />}
        </>
      )}
    </FormSection>
  );
}

/** Sends a file as soon as it is chosen, and holds what it would change. */
function useTextFile(language: TextLanguage) {
  const t = useTexts();
  const locale = useLocale();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [checked, setChecked] = useState<CheckedTextsSeen | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    setProblem(undefined);
    setChecked(null);
    setProgress(0);
    try {
      setChecked(
        await sendTexts(browserApi(locale), { language, file }, { onProgress: setProgress, signal }),
      );
    } catch (failure) {
      if (!signal.aborted)
        setProblem(errorsOf(failure, t(m.texts_sending))[0]?.message ?? t(m.texts_sending));
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    problem,
    checked,
    send: (file: File) => void send(file),
    forget: () => setChecked(null),
  };
}

function Publish({ textSetId, onPublished }: { textSetId: number; onPublished: () => void }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: `publish ${textSetId}`,
    onSaved: () => {
      showSuccess(t(m.texts_published));
      onPublished();
    },
  });
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={`publish ${textSetId}`} />
      <input type="hidden" name="textSetId" value={textSetId} />
      <ProofIfRequired answer={answer} />
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <div className={styles.acts}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.texts_publish)}
        </Button>
      </div>
    </Form>
  );
}

/** Stays there with nothing to offer: it hears of its own success when nothing is left to take back. */
function Revert({ language, countingId }: { language: TextLanguage; countingId: number | null }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: `revert ${language}`,
    onSaved: () => showSuccess(t(m.texts_reverted)),
  });
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={`revert ${language}`} />
      <input type="hidden" name="textSetId" value={countingId ?? ''} />
      {countingId !== null && (
        <Button type="button" look="quiet" onClick={() => setAsking(true)} isBusy={isBusy}>
          {t(m.texts_revert)}
        </Button>
      )}
      <ProofIfRequired answer={answer} />
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <ConfirmDialog
        title={t(m.texts_revert_title)}
        verb={t(m.texts_revert)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          formProps.ref.current?.requestSubmit();
        }}
      >
        <p>{t(m.texts_revert_text)}</p>
      </ConfirmDialog>
    </Form>
  );
}
