import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileRow } from '../../store/rows.ts';
import { NoSuchList } from './file-records.ts';
import type { ReaderMessage } from './reader-messages.ts';

/** For one file, in megabytes: what a list of the largest size takes, and no more whatever is in it. */
const MOST_MEMORY_MB = 640;
const LONGEST_SECONDS = 120;

/** What hears of a file while it is read; the reading waits for each. */
export interface FileListener {
  /** @param heads of its columns; empty texts where it has none @param samples its first rows */
  begin(heads: string[], samples: string[][]): Promise<void>;
  rows(rows: FileRow[]): Promise<void>;
}

/**
 * Reads the rows of a file in a process of its own, with a limit on memory and time and without our settings: neither a long list nor a hostile file
 * holds this process up. A thread would not do: one that takes too much memory at once ends the whole process.
 * @returns how many rows it has
 * @throws NoSuchList; whatever the listener throws
 */
export async function readFile(content: Buffer, listener: FileListener): Promise<number> {
  const reader = fork(fileURLToPath(new URL('reader-process.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const clock = setTimeout(() => reader.kill('SIGKILL'), LONGEST_SECONDS * 1000);
  let isReady = false;
  try {
    return await new Promise<number>((resolve, reject) => {
      const answer = async (message: ReaderMessage): Promise<void> => {
        if (message.kind === 'end') return resolve(message.rowCount);
        if (message.kind === 'problem') return reject(new NoSuchList(message.problem));
        if (message.kind === 'begin') await listener.begin(message.heads, message.samples);
        if (message.kind === 'rows') await listener.rows(message.rows);
        isReady = true;
        // It may be gone by now, which `exit` tells.
        reader.send(message.kind === 'ready' ? content : 'go on', () => undefined);
      };
      reader.on('message', (message: ReaderMessage) => void answer(message).catch(reject));
      reader.on('error', reject);
      // What ends it once it has the file is the file.
      reader.on('exit', (code) =>
        reject(isReady ? new NoSuchList('tooLarge') : new Error(`The reader of files ended with ${code}`)),
      );
    });
  } finally {
    clearTimeout(clock);
    reader.kill('SIGKILL');
  }
}
