import { VOICE_NOTE_TYPE } from './can-record.ts';

const LONGEST_MS = 300_000;
const BITS_PER_SECOND = 32_000;
const BARS = 40;

type Told = { onBegun: () => void; onDenied: () => void; onStopped: (note: Blob | null) => void };

/** One recording of the microphone, which is let go of when it stops. */
export class Recording {
  readonly #told: Told;
  #recorder: MediaRecorder | null = null;
  #stream: MediaStream | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDropped = false;

  constructor(told: Told) {
    this.#told = told;
  }

  /** Asks for the microphone and records. */
  async begin(): Promise<void> {
    try {
      this.#stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // Closed while the browser asked
      if (this.#isDropped) return this.#letGo();
      const parts: Blob[] = [];
      const type = { mimeType: VOICE_NOTE_TYPE, audioBitsPerSecond: BITS_PER_SECOND };
      this.#recorder = new MediaRecorder(this.#stream, type);
      this.#recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      this.#recorder.addEventListener('stop', () => {
        this.#letGo();
        if (!this.#isDropped) this.#told.onStopped(new Blob(parts, { type: 'audio/webm' }));
      });
      this.#recorder.start();
      this.#timer = setTimeout(() => this.stop(), LONGEST_MS);
      this.#told.onBegun();
    } catch {
      this.#letGo();
      if (!this.#isDropped) this.#told.onDenied();
    }
  }

  stop(): void {
    if (this.#recorder?.state === 'recording') this.#recorder.stop();
  }

  /** Ends it without a note. */
  drop(): void {
    this.#isDropped = true;
    this.stop();
    this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
  }

  /** Draws how loud it is, until what it answers is called. */
  draw(canvas: HTMLCanvasElement): () => void {
    const context = canvas.getContext('2d');
    if (!context || !this.#stream) return () => {};
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 128;
    audio.createMediaStreamSource(this.#stream).connect(analyser);
    const levels = new Uint8Array(analyser.frequencyBinCount);
    context.fillStyle = getComputedStyle(canvas).color;
    let frame = 0;
    const step = (): void => {
      analyser.getByteFrequencyData(levels);
      context.clearRect(0, 0, canvas.width, canvas.height);
      const width = canvas.width / BARS;
      for (let bar = 0; bar < BARS; bar += 1) {
        const height = Math.max(2, ((levels[bar] ?? 0) / 255) * canvas.height);
        context.fillRect(bar * width, (canvas.height - height) / 2, width - 3, height);
      }
      frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
    };
  }
}
