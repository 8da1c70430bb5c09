import { createServer } from 'node:net';

/** Whether somebody could listen there now. @throws Error of the system, EADDRINUSE and EACCES among them */
export async function expectPortFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** A free port below the range the system hands out for outgoing connections, so that nobody takes it in between. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await expectPortFree(port, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No free port found');
}
