import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import type { Server } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { App } from '#server/app.ts';
import { isCrossSite } from '#server/kernel/is-cross-site.ts';
import type { Newcomer, RequestContext, SignedInPerson } from '#server/kernel/request-context.ts';
import { Troubles } from '#server/kernel/troubles.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import { toEnvelope } from './error-envelope.ts';
import { localeAskedBy } from './http.ts';

/** Where browsers come with their session; the same address takes the posts. */
export const LIVE_PATH = '/graphql';

/** What sockets may cost. */
export const SOCKET_LIMITS = {
  perPerson: 20,
  perProcess: 5_000,
  subscriptions: 8,
  /** A document with its variables. */
  messageBytes: 16 * 1024,
  /** Behind this much a reader is too slow to be worth waiting for. */
  waitingBytes: 256 * 1024,
  messagesPerTurn: 60,
};
/** A socket that has not answered the last one when the next is due is dead; proxies keep what says something twice a minute. */
const PING_EVERY_MS = 20_000;
/** Within one a socket says little, and it does not stay through two with nothing subscribed. */
const TURN_MS = 10_000;
const LONGEST_CLOSE_MS = 1_000;

/** Refusals after which a socket has no more business here. */
const ENDS = new Set(['unauthenticated', 'userNotConfirmed', 'NotAuthorizedException', 'notFound']);

type Somebody = SignedInPerson | Newcomer;

interface Extra {
  socket: WebSocket;
  context: RequestContext;
  /** Subscriptions. */
  running: number;
}

/** The sockets of this process. */
export interface LiveSockets {
  /** Takes no more and asks those that are there to come back to another process; what does not go is cut. */
  end(): void;
}

/** Whether a request wants to become a socket of ours: asked before its connection is taken out of HTTP. */
export function wantsLive({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return url === LIVE_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Subscriptions by websocket, in the protocol of graphql-ws. The session is the cookie's of the business area or an ID token's; who comes from another
 * site's page or by another name of this machine gets no socket, who has no session one that is closed at once (4401). Nothing that comes by it keeps a session alive.
 * @param mayCome whether the `Host` is a name that answers are given to
 */
export function openLiveSockets(
  server: FastifyInstance,
  app: Pick<App, 'executor' | 'contextOf' | 'actorOf' | 'deps' | 'logger'>,
  mayCome: (host: string | undefined) => boolean,
): LiveSockets {
  const troubles = new Troubles(app.logger);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_LIMITS.messageBytes,
    handleProtocols: (offered) =>
      offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });
  const held = new Map<number, number>();
  const protocol = speaking(app);
  let isEnding = false;

  const handshake = sockets.handleUpgrade.bind(sockets);
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    stream.on('error', () => stream.destroy());
    if (isEnding || sockets.clients.size >= SOCKET_LIMITS.perProcess) return refuse(stream, 503);
    if (!mayCome(request.headers.host)) return refuse(stream, 421);
    if (isCrossSite(request, app.deps.origin)) return refuse(stream, 403);
    const { cookie: cookies, authorization } = request.headers;
    const actor = await app.actorOf({ area: 'business', cookies, authorization, isUnattended: true });
    if (actor.kind === 'guest') return handshake(request, stream, head, sendAway);
    if ((held.get(actor.personId) ?? 0) >= SOCKET_LIMITS.perPerson) return refuse(stream, 429);
    if (isEnding || stream.destroyed) return void stream.destroy();
    held.set(actor.personId, (held.get(actor.personId) ?? 0) + 1);
    stream.once('close', () => letGo(actor));
    handshake(request, stream, head, (socket) => serve(protocol, socket, contextOf(request, actor)));
  };
  const letGo = ({ personId }: Somebody): void => {
    const left = (held.get(personId) ?? 1) - 1;
    if (left > 0) held.set(personId, left);
    else held.delete(personId);
  };
  const contextOf = (request: IncomingMessage, actor: Somebody): RequestContext =>
    app.contextOf({
      requestId: randomUUID(),
      locale: localeAskedBy(request),
      address: request.socket.remoteAddress ?? '',
      idempotencyKey: null,
      actor,
      area: actor.area,
    });

  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // The development server's own, for new code.
    if (!wantsLive(request)) return;
    upgrade(request, stream, head).catch((err: unknown) => {
      troubles.tell('a socket could not be opened', { err });
      refuse(stream, 503);
    });
  });
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) pingOrCut(socket);
  }, PING_EVERY_MS).unref();
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

/** A plain answer in the place of a socket. */
function refuse(stream: Duplex, status: number): void {
  if (stream.destroyed) return;
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The protocol, with our limits on documents and our envelope of errors. */
function speaking({ executor }: Pick<App, 'executor'>): Server<Extra> {
  return makeServer<Record<string, unknown>, Extra>({
    onSubscribe({ subscriptions, extra }, _id, { query, variables, operationName }) {
      if (Object.keys(subscriptions).length > SOCKET_LIMITS.subscriptions)
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
function serve(protocol: Server<Extra>, socket: WebSocket, context: RequestContext): void {
  const extra: Extra = { socket, context, running: 0 };
  let onMessage: ((data: string) => Promise<void>) | null = null;
  let heard = 0;
  let idleTurns = 0;
  const turns = setInterval(() => {
    heard = 0;
    idleTurns = extra.running === 0 ? idleTurns + 1 : 0;
    if (idleTurns > 1) socket.close(CloseCode.BadRequest, 'Nothing subscribed');
  }, TURN_MS).unref();
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send(text) {
        if (socket.bufferedAmount > SOCKET_LIMITS.waitingBytes) socket.terminate();
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
    if (isBinary || heard > SOCKET_LIMITS.messagesPerTurn)
      return socket.close(CloseCode.BadRequest, 'Too much');
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
