import type { FastifyInstance } from 'fastify';
import type { ActorOf, ContextOf } from '#server/graphql/http.ts';
import type { Tools } from '#server/kernel/tools.ts';
import { registerCalendarFeed } from './calendar-feed.ts';
import { registerContactEmail } from './contact-email.ts';
import { registerDevelopmentMailbox } from './development-mailbox.ts';

/** What these doors need of the app. */
export interface Doors {
  contextOf: ContextOf;
  actorOf: ActorOf;
  tools: Tools;
}

/** Calendar feeds and the contact form; and the development mailbox, which does not exist where letters really go out. */
export function registerNotificationsRoutes(server: FastifyInstance, doors: Doors): void {
  registerCalendarFeed(server, doors);
  registerContactEmail(server, doors);
  if (doors.tools.mailer.isDevelopmentMailbox) registerDevelopmentMailbox(server, doors);
}
