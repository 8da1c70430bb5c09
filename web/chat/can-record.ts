export const VOICE_NOTE_TYPE = 'audio/webm;codecs=opus';

/** Whether this browser records voice notes as webm; Safari before 18.4 does not. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported(VOICE_NOTE_TYPE) &&
  'mediaDevices' in navigator;
