import { useEffect, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { WIDGET_MESSAGES, widgetMessage } from '#contracts/widget-messages.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './widget.module.css';

/** The widget's own page in a frame, told how it shall look for now. */
export function WidgetPreview({ id, look }: { id: number; look: WidgetLook }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const frame = useRef<HTMLIFrameElement>(null);
  const isListening = useRef(false);
  const now = useRef(look);
  useEffect(() => {
    now.current = look;
    if (isListening.current) show(frame.current, look);
  }, [look]);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (widgetMessage(data)?.type !== WIDGET_MESSAGES.ready) return;
      isListening.current = true;
      show(frame.current, now.current);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page needs scripts and our origin, and with both a sandbox holds nothing */}
      <iframe
        ref={frame}
        src={localPath(`/website-integration/${id}`)}
        title={t(m.widget_preview_title)}
        className={styles.preview}
      />
      <p className={styles.hint}>{t(m.widget_preview_hint)}</p>
    </>
  );
}

function show(frame: HTMLIFrameElement | null, look: WidgetLook): void {
  // A page of another origin that took the frame over would not be told.
  frame?.contentWindow?.postMessage({ type: WIDGET_MESSAGES.look, look }, window.location.origin);
}
