import { isDatabaseOutage } from './kernel/database-outage.ts';
import { StartFault } from './kernel/start-fault.ts';

/** What the system and the database say, and what whoever runs us can do about it. */
const SENTENCES: Record<string, string> = {
  EADDRINUSE:
    'Another program listens on this port already, perhaps another Radura. Stop it, or choose another with PORT.',
  EADDRNOTAVAIL: 'This machine has no such address to listen on. Set HOST to one of its own.',
  ENOSPC: 'The disk is full. Make room where DATA_FOLDER is.',
  '53100': 'The disk of the database is full. Make room there.',
  '53300':
    'The database takes no more connections. Raise its max_connections, or lower DATABASE_CONNECTIONS.',
  '28P01': 'The database does not accept the password in DATABASE_URL.',
  '28000': 'The database does not let this user in. See DATABASE_URL, and pg_hba.conf of the server.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first.',
  '42501': 'The user in DATABASE_URL may not do this to the database. It must own it.',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  EAI_AGAIN: 'The host in DATABASE_URL cannot be looked up now.',
  ERR_INVALID_URL: 'DATABASE_URL is not an address such as postgresql://user:password@host:5432/database.',
};
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Why the start failed, in one sentence and what to do; the stack only with LOG_LEVEL=debug.
 * @param environment as it was given, for what cannot be read from it may be the reason
 */
export function whyNotStarted(error: unknown, environment: Record<string, string | undefined>): string {
  const sentence = `Radura cannot start. ${sentenceOf(error)}`;
  if (environment['LOG_LEVEL'] === 'debug')
    return `${sentence}\n${error instanceof Error ? error.stack : String(error)}`;
  return sentence;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartFault) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NOT_ALLOWED.has(code)) {
    const isPort = 'syscall' in error && error.syscall === 'listen';
    return isPort
      ? 'This user may not listen on this port. Choose one above 1023 with PORT.'
      : `This user may not use the files it needs. ${withoutStack(error)}`;
  }
  const known = SENTENCES[code];
  if (known) return `${known} (${withoutStack(error)})`;
  if (isDatabaseOutage(error))
    return `The database that DATABASE_URL names cannot be reached. Is it running? (${withoutStack(error)})`;
  return `${withoutStack(error)}. LOG_LEVEL=debug says where.`;
}

function withoutStack(error: Error): string {
  const inner = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  return inner.message.trim();
}
