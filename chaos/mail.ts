import type { Delivery, SinkReady } from './processes/message.ts';
import { startChild } from './processes/child.ts';

/** The mail server's book, as the harness reads it. */
export interface MailServer {
  url: string;
  /** Every conversation in which a whole mail came, in the order of their coming. */
  deliveries(): Delivery[];
  /** The code of the newest link of this path in a mail to the recipient; null when nothing came before `signal`. */
  codeFor(recipient: string, path: string, signal: AbortSignal): Promise<string | null>;
  /** See `Child`. */
  broken: Promise<never>;
  stop(): Promise<void>;
}

export async function startMailServer(seed: number): Promise<MailServer> {
  const child = await startChild<SinkReady>('mail-sink.ts', [String(seed)]);
  const deliveries = new Map<number, Delivery>();
  const byRecipient = new Map<string, Delivery[]>();
  const arrivals = new EventTarget();
  child.onMessage((message) => {
    // Its file sends nothing else.
    const delivery = message as Delivery;
    const isNew = !deliveries.has(delivery.id);
    deliveries.set(delivery.id, delivery);
    if (!isNew) return;
    byRecipient.set(delivery.recipient, [...(byRecipient.get(delivery.recipient) ?? []), delivery]);
    arrivals.dispatchEvent(new Event(delivery.recipient));
  });
  const findCode = (recipient: string, path: string) => {
    const codes = (byRecipient.get(recipient) ?? []).map(
      ({ text }) => new RegExp(`${path}/([\\w-]+(?:\\.[\\w-]+)*)`).exec(text)?.[1],
    );
    return codes.findLast((code) => code !== undefined) ?? null;
  };
  return {
    url: child.ready.url,
    deliveries: () => [...deliveries.values()],
    async codeFor(recipient, path, signal) {
      while (!signal.aborted) {
        const code = findCode(recipient, path);
        if (code !== null) return code;
        await new Promise<void>((resolve) => {
          const go = () => {
            arrivals.removeEventListener(recipient, go);
            signal.removeEventListener('abort', go);
            resolve();
          };
          arrivals.addEventListener(recipient, go);
          signal.addEventListener('abort', go);
        });
      }
      return findCode(recipient, path);
    },
    broken: child.broken,
    stop: () => child.stop(),
  };
}
