import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import type { Server } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { App } from '#server/kernel/app.ts';
import { Allowances } from '#server/kernel/allowances.ts';
import { isCrossSite } from '#server/kernel/is-cross-site.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { Troubles } from '#server/kernel/troubles.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import { toEnvelope } from './error-envelope.ts';
import type { Asked } from './http.ts';
import { localeAskedBy } from './http.ts';

/** Where browsers come with their session; the same address takes the posts. */
export const LIVE_PATH = '/graphql';

export interface SocketLimits {
  perPerson: number;
  perProcess: number;
  subscriptions: number;
  /** A document with its variables. */
  messageBytes: number;
  /** Behind this much a reader is too slow to be worth waiting for. */
  waitingBytes: number;
  messagesPerTurn: number;
  /** Within one a socket says little, and it does not stay through two with nothing subscribed. */
  turnMs: number;
  /** A socket that has not answered the last one when the next is due is dead; proxies keep what says something twice a minute. */
  pingEveryMs: number;
}

/** What sockets may cost. */
export const SOCKET_LIMITS: Readonly<SocketLimits> = {
  perPerson: 20,
  perProcess: 5_000,
  subscriptions: 8,
  messageBytes: 16 * 1024,
  waitingBytes: 256 * 1024,
  messagesPerTurn: 60,
  turnMs: 10_000,
  pingEveryMs: 20_000,
};
const LONGEST_CLOSE_MS = 1_000;

/** Refusals after which a socket has no more business here. */
const ENDS = new Set(['unauthenticated', 'userNotConfirmed', 'NotAuthorizedException', 'notFound']);

interface Extra {
  socket: WebSocket;
  context: RequestContext;
  /** Subscriptions. */
  running: number;
}

export interface LiveSocketOptions {
  /** Whether the `Host` is a name that answers are given to. */
  mayCome(host: string | undefined): boolean;
  /** As of every request: behind proxies that are trusted, whom they saw. */
  addressOf(request: IncomingMessage): string;
  /** In place of the usual ones. */
  limits?: Partial<SocketLimits> | undefined;
}

/** The sockets of this process. */
export interface LiveSockets {
  /** Takes no more and asks those that are there to come back to another process; what does not go is cut. */
  end(): void;
}

/** Whether a request wants to become a socket of ours: asked before its connection is taken out of HTTP. */
export function wantsLive({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return areaOf(url) !== null && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Whose cookie opens a socket at an address: browsers can add no header to it. */
function areaOf(url: string | undefined): 'business' | 'public' | null {
  if (url === LIVE_PATH) return 'business';
  return url === `${LIVE_PATH}?area=public` ? 'public' : null;
}

/**
 * Subscriptions by websocket, in the protocol of graphql-ws. The session is the cookie's of the business area, with `?area=public` of the public one, or an ID token's; who comes from another
 * site's page or by another name of this machine gets no socket, who has no session one that is closed at once (4401). Nothing that comes by it keeps a session alive.
 */
export function openLiveSockets(
  server: FastifyInstance,
  app: Pick<App, 'executor' | 'contextOf' | 'actorOf' | 'deps' | 'logger'>,
  { mayCome, addressOf, limits: given }: LiveSocketOptions,
): LiveSockets {
  const limits = { ...SOCKET_LIMITS, ...given };
  const troubles = new Troubles(app.logger);
  const allowances = new Allowances(app.deps.limits.socketsPerAddressPerMinute);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    handleProtocols: (offered) =>
      offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });
  const places = new Places();
  const protocol = speaking(app, limits);
  let isEnding = false;

  const handshake = sockets.handleUpgrade.bind(sockets);
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    stream.on('error', () => stream.destroy());
    // Before anything is waited for: two at once must not find the same place free.
    if (isEnding || !places.take(stream, PROCESS, limits.perProcess)) return refuse(stream, 503);
    if (!mayCome(request.headers.host)) return refuse(stream, 421);
    if (isCrossSite(request, app.deps.origin)) return refuse(stream, 403);
    const asked = askedBy(request, addressOf(request));
    allowances.spend(app.contextOf(asked).address, 1);
    const { cookie: cookies, authorization } = request.headers;
    const area = areaOf(request.url) ?? 'business';
    const actor = await app.actorOf({ area, cookies, authorization, isUnattended: true });
    if (isEnding || stream.destroyed) return void stream.destroy();
    if (actor.kind === 'guest') return handshake(request, stream, head, sendAway);
    if (!places.take(stream, actor.personId, limits.perPerson)) return refuse(stream, 429);
    const context = app.contextOf({ ...asked, actor, area: actor.area });
    handshake(request, stream, head, (socket) => serve(protocol, { socket, context, running: 0 }, limits));
  };

  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // The development server's own, for new code.
    if (!wantsLive(request)) return;
    upgrade(request, stream, head).catch((err: unknown) => {
      if (isRefusal(err) && err.code === 'tooManyRequests')
        return refuse(stream, 429, err.details.retryAfterSeconds);
      troubles.tell('a socket could not be opened', { err });
      refuse(stream, 503);
    });
  });
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) pingOrCut(socket);
  }, limits.pingEveryMs).unref();
  return {
    end() {
      isEnding = true;
      clearInterval(pinging);
      for (const socket of sockets.clients) socket.close(1001, 'Going away');
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, LONGEST_CLOSE_MS).unref();
    },
  };
}

const SILENT = new WeakSet<WebSocket>();

function pingOrCut(socket: WebSocket): void {
  if (SILENT.has(socket)) return socket.terminate();
  SILENT.add(socket);
  socket.ping();
}

/** Browsers cannot read an answer in the place of a socket: they would ask for ever, and tell of a fault each time. */
function sendAway(socket: WebSocket): void {
  socket.on('error', () => undefined);
  socket.close(CloseCode.Unauthorized, 'Unauthorized');
  setTimeout(() => socket.terminate(), LONGEST_CLOSE_MS).unref();
}

/** A plain answer in the place of a socket; the connection ends with it, whatever its other end does. */
function refuse(stream: Duplex, status: number, retryAfterSeconds?: number): void {
  if (stream.destroyed) return;
  const wait = retryAfterSeconds === undefined ? '' : `Retry-After: ${retryAfterSeconds}\r\n`;
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n${wait}Content-Length: 0\r\n\r\n`, () =>
    stream.destroy(),
  );
}

const askedBy = (request: IncomingMessage, address: string): Asked => ({
  requestId: randomUUID(),
  locale: localeAskedBy(request),
  address,
  idempotencyKey: null,
});

/** Of all sockets of the process, beside those of each person. */
const PROCESS = 0;

/** Who holds how many connections, from when they are taken until they are closed. */
class Places {
  readonly #held = new Map<number, number>();

  /** @returns whether there was one left */
  take(stream: Duplex, who: number, most: number): boolean {
    const held = this.#held.get(who) ?? 0;
    if (held >= most) return false;
    this.#held.set(who, held + 1);
    stream.once('close', () => {
      const left = (this.#held.get(who) ?? 1) - 1;
      if (left > 0) this.#held.set(who, left);
      else this.#held.delete(who);
    });
    return true;
  }
}

/** The protocol, with our limits on documents and our envelope of errors. */
function speaking({ executor }: Pick<App, 'executor'>, limits: SocketLimits): Server<Extra> {
  return makeServer<Record<string, unknown>, Extra>({
    onSubscribe({ subscriptions, extra }, _id, { query, variables, operationName }) {
      if (Object.keys(subscriptions).length > limits.subscriptions)
        return [new GraphQLError('Too many subscriptions.')];
      return executor.subscription({ query, variables, operationName }, extra.context);
    },
    onOperation({ extra }) {
      extra.running += 1;
    },
    onComplete({ extra }) {
      extra.running -= 1;
    },
    onNext: ({ extra }, _id, _payload, _args, { data, errors }) =>
      errors && { data, errors: envelopesOf(extra, errors) },
    onError: ({ extra }, _id, _payload, errors) => envelopesOf(extra, errors),
  });
}

function envelopesOf({ socket, context }: Extra, errors: readonly unknown[]): ErrorEnvelope[] {
  const { locale, requestId, deps } = context;
  const told = errors.map((error) => toEnvelope(error, { locale, requestId, logger: deps.logger }));
  // After the message that says why.
  if (told.some(({ code }) => ENDS.has(code)))
    setImmediate(() => socket.close(CloseCode.Unauthorized, 'Unauthorized'));
  return told;
}

/** Carries the messages of one socket to the protocol and back. */
function serve(protocol: Server<Extra>, extra: Extra, limits: SocketLimits): void {
  const { socket } = extra;
  let onMessage: ((data: string) => Promise<void>) | null = null;
  let heard = 0;
  let idleTurns = 0;
  const turns = setInterval(() => {
    heard = 0;
    idleTurns = extra.running === 0 ? idleTurns + 1 : 0;
    if (idleTurns > 1) socket.close(CloseCode.BadRequest, 'Nothing subscribed');
  }, limits.turnMs).unref();
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send(text) {
        if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(text);
      },
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) => void (onMessage = take),
    },
    extra,
  );
  const take = async (text: string): Promise<void> => {
    try {
      await onMessage?.(text);
    } catch (error) {
      envelopesOf(extra, [error]);
      socket.close(CloseCode.InternalServerError, 'Refused');
    }
  };
  socket.on('pong', () => void SILENT.delete(socket));
  socket.on('message', (data: RawData, isBinary: boolean) => {
    heard += 1;
    if (isBinary || heard > limits.messagesPerTurn) return socket.close(CloseCode.BadRequest, 'Too much');
    // One buffer, as the library hands messages over unless told otherwise.
    return void take(Buffer.isBuffer(data) ? data.toString() : '');
  });
  // What is too large or no frame at all: the library closes the socket itself.
  socket.on('error', () => undefined);
  socket.once('close', (code, reason) => {
    clearInterval(turns);
    void closed(code, reason.toString());
  });
}
