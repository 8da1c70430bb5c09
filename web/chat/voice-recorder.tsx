import { useEffect, useReducer, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { nextRecorder } from './recorder-state.ts';
import { Recording } from './recording.ts';
import styles from './voice-recorder.module.css';

type VoiceRecorderProps = { onNote: (note: File) => void; onClose: () => void };

/** Records a voice note: it begins at once, stops after five minutes at the latest, and is heard before it is sent. */
export default function VoiceRecorder({ onNote, onClose }: VoiceRecorderProps) {
  const t = useTexts();
  const [recorder, tell] = useReducer(nextRecorder, { state: 'asking' });
  const canvas = useRef<HTMLCanvasElement>(null);
  const recording = useRef<Recording | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = new Recording({
      onBegun: () => tell({ kind: 'allowed' }),
      onDenied: () => tell({ kind: 'denied' }),
      onStopped: (note) => tell({ kind: 'stopped', note }),
    });
    recording.current = own;
    void own.begin();
    return () => own.drop();
  }, []);
  const isRecording = recorder.state === 'recording';
  useEffect(() => {
    if (!isRecording || !canvas.current) return;
    return recording.current?.draw(canvas.current);
  }, [isRecording]);
  const isRefused = recorder.state === 'refused';
  useEffect(() => {
    // What was pressed is gone: the next thing that can be done is at hand
    if (isRecording || isRefused) box.current?.querySelector('button')?.focus();
  }, [isRecording, isRefused]);
  useEffect(() => {
    if (recorder.state === 'idle') onClose();
  }, [recorder.state, onClose]);
  if (recorder.state === 'recorded') return <Preview note={recorder.note} {...{ onNote, tell }} />;
  if (recorder.state === 'refused')
    return (
      <div ref={box} className={styles.recorder} role="status">
        <p>{t(m.chat_voice_refused)}</p>
        <Button look="quiet" onClick={onClose}>
          {t(m.chat_voice_close)}
        </Button>
      </div>
    );
  return (
    <div ref={box} className={styles.recorder}>
      <p role="status" className={isRecording ? 'visually-hidden' : undefined}>
        {t(isRecording ? m.chat_voice_recording : m.chat_voice_asking)}
      </p>
      {isRecording && (
        <>
          <canvas ref={canvas} width={320} height={40} aria-hidden="true" />
          <Button look="secondary" onClick={() => recording.current?.stop()}>
            {t(m.chat_voice_stop)}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={onClose}>
        {t(isRecording ? m.chat_voice_discard : m.chat_voice_close)}
      </Button>
    </div>
  );
}

/** What was recorded, to be heard, sent or thrown away. */
function Preview({
  note,
  onNote,
  tell,
}: {
  note: Blob;
  onNote: (note: File) => void;
  tell: (event: { kind: 'sent' } | { kind: 'discarded' }) => void;
}) {
  const t = useTexts();
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => audio.current?.focus(), []);
  useEffect(() => {
    const address = URL.createObjectURL(note);
    if (audio.current) audio.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [note]);
  return (
    <div className={styles.recorder}>
      <p role="status" className="visually-hidden">
        {t(m.chat_voice_recorded)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody has just said has no captions */}
      <audio ref={audio} controls aria-label={t(m.chat_voice_recorded)} />
      <Button look="quiet" onClick={() => tell({ kind: 'discarded' })}>
        {t(m.chat_voice_discard)}
      </Button>
      <Button
        onClick={() => {
          onNote(new File([note], `${t(m.chat_voice_note)}.webm`, { type: 'audio/webm' }));
          tell({ kind: 'sent' });
        }}
      >
        {t(m.chat_voice_send)}
      </Button>
    </div>
  );
}
