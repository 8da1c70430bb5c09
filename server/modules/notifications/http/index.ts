import type { FastifyInstance } from 'fastify';
import type { ActorOf, ContextOf } from '#server/graphql/http.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { registerCalendarFeed } from './calendar-feed.ts';
import { registerContactEmail } from './contact-email.ts';
import { registerDevelopmentMailbox } from './development-mailbox.ts';

/** What these doors need of the app. */
export interface HttpDeps {
  contextOf: ContextOf;
  actorOf: ActorOf;
  deps: Deps;
}

/** Calendar feeds and the contact form; and the development mailbox, which does not exist where mails really go out. */
export function registerNotificationsRoutes(server: FastifyInstance, deps: HttpDeps): void {
  registerCalendarFeed(server, deps);
  registerContactEmail(server, deps);
  if (deps.deps.mailer.isDevelopmentMailbox) registerDevelopmentMailbox(server, deps);
}
