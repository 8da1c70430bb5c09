import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { readLook } from '#contracts/widget-look.ts';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { LookFields } from './look-fields.tsx';
import type { Settings } from './widget-form-values.ts';
import { lookOf } from './widget-form-values.ts';
import { AskFields, TabFields, WhereFields } from './widget-fields.tsx';
import styles from './widget.module.css';
import { WidgetPreview } from './widget-preview.tsx';

type WidgetEditorProps = {
  widget: Settings;
  /** 0 for a new one. */
  version: number;
  save: string;
  isDisabled: boolean;
  /** Whose page shows what is chosen; null where there is none to show, with the reason in `noPreview`. */
  previewId: number | null;
  noPreview: string;
  onSaved?: (answer: SectionAnswer) => void;
  /** Below the form: the code, once there is one. */
  children?: ReactNode;
};

/** The form of a widget, and beside it the widget as the form says it now. */
export function WidgetEditor({ widget, version, onSaved, ...rest }: WidgetEditorProps) {
  const { save, isDisabled, previewId, noPreview, children } = rest;
  const t = useTexts();
  const sections = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<WidgetLook>(() => readLook(widget));
  useEffect(() => {
    const shown = sections.current;
    // Controls that are not the browser's tell of a change before their value stands in the form.
    const readSoon = (): void => {
      const form = shown?.querySelector('form');
      if (form && !isDisabled) setTimeout(() => setLook(lookOf(new FormData(form))));
    };
    shown?.addEventListener('input', readSoon);
    shown?.addEventListener('change', readSoon);
    return () => {
      shown?.removeEventListener('input', readSoon);
      shown?.removeEventListener('change', readSoon);
    };
  }, [isDisabled]);
  return (
    <div className={styles.editor}>
      <div ref={sections} className={styles.form}>
        <SectionForm
          // Archiving and restoring count as changes: what is open again is filled anew.
          key={String(isDisabled)}
          intent="widget"
          version={version}
          save={save}
          saved={t(m.widget_saved)}
          isDisabled={isDisabled}
          {...(onSaved && { onSaved })}
        >
          {(fields) => (
            <>
              <WhereFields {...{ widget, fields, isDisabled }} />
              <LookFields {...{ widget, fields, look, isDisabled }} />
              <TabFields {...{ widget, fields, isDisabled }} />
              <AskFields widget={widget} />
            </>
          )}
        </SectionForm>
      </div>
      <div className={styles.beside}>
        <section aria-labelledby="preview" className={styles.sticking}>
          <h2 id="preview">{t(m.widget_preview)}</h2>
          {previewId === null ? (
            <p className={styles.note}>{noPreview}</p>
          ) : (
            <WidgetPreview id={previewId} look={look} />
          )}
        </section>
      </div>
      <div className={styles.below}>{children}</div>
      <UnsavedChanges form={sections} />
    </div>
  );
}
