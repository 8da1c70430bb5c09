import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of the harness itself, which ends with it. */
export interface Child<Ready> {
  ready: Ready;
  onMessage(listener: (message: unknown) => void): void;
  stop(): Promise<void>;
}

/** Starts a file of this folder; its first message says that it is ready. @throws Error when it ends before */
export async function startChild<Ready>(file: string, args: readonly string[]): Promise<Child<Ready>> {
  const child = fork(join(import.meta.dirname, file), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  // Its own file says what it sends first.
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready];
  // From here on a stop ends it.
  ended.catch(() => undefined);
  return {
    ready,
    onMessage: (listener) => void child.on('message', listener),
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
