import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { importFormatOf, LARGEST_IMPORT_BYTES } from '#contracts/customer-import.ts';
import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Upload } from '#web/business-ui/upload.tsx';
import { errorsOf } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { BroughtAnswer } from './bring-list.ts';
import { sendList } from './import-calls.ts';
import { PasteRows } from './paste-rows.tsx';

const ACCEPTED = '.csv,.txt,.tsv,.xlsx';

/** Where a list is chosen, dropped or pasted; the page goes on to it by itself. */
export function ChooseList() {
  const t = useTexts();
  return (
    <>
      <FormSection title={t(m.import_file_title)} hint={t(m.import_file_hint)}>
        <SendFile />
      </FormSection>
      <FormSection title={t(m.import_paste_title)} hint={t(m.import_paste_hint)}>
        <PasteRows />
      </FormSection>
    </>
  );
}

function SendFile() {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const fetcher = useFetcher<BroughtAnswer>();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    const found = problemOf(t, file);
    setProblem(found);
    if (found !== null) return;
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    try {
      const uploadId = await sendList(
        browserApi(locale),
        { providerId, file },
        { onProgress: setProgress, signal },
      );
      const form = {
        intent: 'file',
        uploadId: String(uploadId),
        fileName: file.name,
        attemptKey: ownAttemptKey(),
      };
      await fetcher.submit(form, { method: 'post' });
    } catch (thrown) {
      if (!signal.aborted) setProblem(errorsOf(thrown, t(m.import_failed))[0]?.message ?? null);
    } finally {
      setProgress(null);
    }
  };
  const refused = fetcher.state === 'idle' ? fetcher.data?.errors[0]?.message : undefined;
  const error = problem ?? refused;
  return (
    <>
      <Upload
        label={t(m.import_file)}
        choose={t(m.import_file_choose)}
        isSheet
        accept={ACCEPTED}
        progress={progress}
        isDisabled={fetcher.state !== 'idle'}
        onFile={(file) => void send(file)}
        {...(error !== undefined && error !== null && { error })}
      />
      <p role="status" className="visually-hidden">
        {error ?? ''}
      </p>
    </>
  );
}

/** What the browser can see is wrong with a file; null when nothing is. */
function problemOf(t: Texts, { name, size }: File): string | null {
  if (importFormatOf(name) === null) return t(m.import_file_wrong_type);
  if (size === 0) return t(m.import_file_empty);
  const megabytes = LARGEST_IMPORT_BYTES / 1024 / 1024;
  return size > LARGEST_IMPORT_BYTES ? t(m.import_file_too_large, { megabytes }) : null;
}
