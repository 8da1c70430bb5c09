import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until no other process of this machine holds the folder, then holds it. A socket is the lock: the system lets go of it when
 * its holder dies, however it dies.
 * @returns lets go
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = addressOf(folder);
  for (;;) {
    const lock = createServer();
    try {
      lock.listen(address);
      await once(lock, 'listening');
      lock.unref();
      return () => void lock.close();
    } catch {
      if (address.startsWith('/') && !(await isHeld(address))) rmSync(address, { force: true });
      await sleep(100);
    }
  }
}

/** A name that is gone with its socket where the system knows such names; else a file, which may be left behind. */
function addressOf(folder: string): string {
  const name = `radura-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function isHeld(address: string): Promise<boolean> {
  const socket = connect(address);
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
