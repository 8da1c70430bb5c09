import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import type { MailInMailbox } from '../use-cases/read-mailbox.ts';
import { readMailbox, readMailInMailbox } from '../use-cases/read-mailbox.ts';
import type { HttpDeps } from './index.ts';
import { mailInMailboxPage, mailboxListPage } from './mailbox-page.ts';
import { withItsHeight } from './mailbox-style.ts';

const LIST = '/development/mailbox';

/** Inside the frame nothing of the mail runs and nothing is fetched; its links open outside of it. */
const mailPolicy = (nonce: string): string =>
  [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src https: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * What would have been sent, to read in the browser: the list, each mail, its HTML alone for the frame, its attachments.
 * Registered only where mails go nowhere else.
 */
export function registerDevelopmentMailbox(server: FastifyInstance, { contextOf }: HttpDeps): void {
  const workOf = (request: FastifyRequest) =>
    contextOf({
      requestId: request.id,
      locale: localeAskedBy(request),
      address: request.ip,
      idempotencyKey: null,
    }).work;

  server.get<{ Querystring: { page?: unknown } }>(LIST, async (request, reply) => {
    const wanted = v.safeParse(Id, request.query.page);
    const page = await readMailbox(workOf(request), wanted.success ? wanted.output : 1);
    const { nonce } = protect(reply);
    return sendPage(reply, mailboxListPage(page, { language: localeAskedBy(request), nonce }));
  });

  const mailRoute = (
    path: string,
    answer: (reply: FastifyReply, mail: MailInMailbox, request: FastifyRequest) => FastifyReply | null,
  ) =>
    server.get<{ Params: { id: string } }>(`${LIST}/:id${path}`, async (request, reply) => {
      const id = v.safeParse(Id, request.params.id);
      const mail = id.success ? await readMailInMailbox(workOf(request), id.output) : null;
      const answered = mail && answer(reply, mail, request);
      if (!answered) reply.callNotFound();
      return reply;
    });

  mailRoute('', (reply, mail, request) => {
    const { nonce } = protect(reply);
    return sendPage(reply, mailInMailboxPage(mail, { language: localeAskedBy(request), nonce }));
  });

  mailRoute('/html', (reply, { rendered }) => {
    if (!rendered) return null;
    const nonce = freshNonce();
    reply.header('content-security-policy', mailPolicy(nonce));
    return sendPage(reply, withItsHeight(rendered.html, nonce));
  });

  mailRoute('/attachments/:position', (reply, { rendered }, request) => {
    // The route above names the parameter.
    const { position } = request.params as { position: string };
    const attachment = /^\d{1,2}$/.test(position) ? rendered?.attachments[Number(position)] : undefined;
    if (!attachment) return null;
    const filename = attachment.filename.replace(/[^\w.-]/g, '_');
    return secure(reply)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(attachment.contentType)
      .send(attachment.content);
  });
}

function protect(reply: FastifyReply): { nonce: string } {
  const nonce = freshNonce();
  const own = `'nonce-${nonce}'`;
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src ${own}; script-src ${own}; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return { nonce };
}

function freshNonce(): string {
  return randomBytes(16).toString('base64');
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return secure(reply).type('text/html; charset=utf-8').send(page);
}

function secure(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer');
}
