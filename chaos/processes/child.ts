import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of the harness itself, which ends with it. */
export interface Child<Ready> {
  ready: Ready;
  onMessage(listener: (message: unknown) => void): void;
  /** Never comes to an end, and fails when the process ends without being told to: then nothing that was found means anything. */
  broken: Promise<never>;
  stop(): Promise<void>;
}

/** Starts a file of this folder; its first message says that it is ready. @throws Error when it ends before */
export async function startChild<Ready>(file: string, args: readonly string[]): Promise<Child<Ready>> {
  const child = fork(join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isNotified = false;
  const broken = new Promise<never>((_resolve, reject) => {
    child.once('exit', (code) => void (isNotified || reject(new Error(`${file} ended with ${code}`))));
  });
  // Whoever waits for it hears of it.
  broken.catch(() => undefined);
  // Its own file says what it sends first.
  const [ready] = (await Promise.race([once(child, 'message'), broken])) as [Ready];
  return {
    ready,
    broken,
    onMessage: (listener) => void child.on('message', listener),
    async stop() {
      isNotified = true;
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
