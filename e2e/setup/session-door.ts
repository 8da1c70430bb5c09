import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { App } from '#server/kernel/app.ts';
import { SessionCookies } from '#server/kernel/session-cookies.ts';
import { createUser, findPerson, hasActiveLogIn, takeTeamRole } from '#server/modules/identity/index.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import type { WantedPerson } from './journey.ts';

const CLIENT = { appName: 'radura', appVersion: '6.0.0', os: 'web' } as const;

/**
 * Lets journeys in without the screens of registering and logging in, through the use cases behind them: `POST` a
 * `WantedPerson`, and the answer sets the cookies of a log-in.
 * @returns its address, of the same host as the product: cookies know no port
 */
export async function openSessionDoor(app: App): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    letIn(app, request).then(
      (cookies) => response.writeHead(204, { 'set-cookie': cookies }).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen({ port: 0, host: 'localhost' });
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function letIn(app: App, request: IncomingMessage): Promise<string[]> {
  // Written by `account.ts` with exactly these fields.
  const wanted = JSON.parse(await text(request)) as WantedPerson;
  const personId = await personOf(app, wanted);
  const sessions = new SessionCookies(app.cookieSettings, request.headers.cookie);
  if (wanted.isSignedIn) {
    const origin = {
      sessions,
      userAgent: request.headers['user-agent'] ?? '',
      address: 'journey',
      replaces: null,
    };
    await finishSignIn(app.jobs.work(), app.deps, origin, {
      personId,
      area: wanted.area ?? 'public',
      client: CLIENT,
      secondFactor: wanted.area === undefined ? null : 'authenticatorApp',
    });
  }
  return sessions.lines;
}

async function personOf(app: App, { email, password, at, teamRole }: WantedPerson): Promise<number> {
  const work = app.jobs.work();
  const known = await findPerson(work, email);
  if (known !== null && (await hasActiveLogIn(work, known))) return known;
  const user = {
    email,
    password,
    firstname: '',
    lastname: '',
    language: 'it',
    actor: 'system:journey',
    ...(at && { at }),
  } as const;
  const { personId } = await createUser(work, app.deps, user);
  if (teamRole) await work.transaction((tx) => takeTeamRole(tx, personId, teamRole));
  return personId;
}
