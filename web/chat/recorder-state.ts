/** What the voice recorder is doing (specification section 4): idle, recording, a preview of what was recorded. Sent or discarded it is idle again. */
export type Recorder =
  | { state: 'idle' }
  /** The browser asks whether it may. */
  | { state: 'asking' }
  | { state: 'recording' }
  | { state: 'recorded'; note: Blob }
  /** The microphone was refused, or there is none. */
  | { state: 'refused' };

export type RecorderEvent =
  | { kind: 'begin' }
  | { kind: 'allowed' }
  | { kind: 'denied' }
  /** Nothing was recorded: null. */
  | { kind: 'stopped'; note: Blob | null }
  | { kind: 'discarded' }
  | { kind: 'sent' };

export const IDLE: Recorder = { state: 'idle' };

/** What follows; an event that comes out of turn, as after a double click, changes nothing. */
export function nextRecorder(recorder: Recorder, event: RecorderEvent): Recorder {
  switch (event.kind) {
    case 'begin':
      return recorder.state === 'idle' || recorder.state === 'refused' ? { state: 'asking' } : recorder;
    case 'allowed':
      return recorder.state === 'asking' ? { state: 'recording' } : recorder;
    case 'denied':
      return recorder.state === 'asking' ? { state: 'refused' } : recorder;
    case 'stopped':
      if (recorder.state !== 'recording') return recorder;
      return event.note && event.note.size > 0 ? { state: 'recorded', note: event.note } : IDLE;
    case 'discarded':
    case 'sent':
      return recorder.state === 'recorded' ? IDLE : recorder;
  }
}
