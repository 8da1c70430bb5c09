import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Locale } from '#contracts/languages.ts';
import { isLocale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { findObject, PLATFORM } from './object-store.ts';
import type { AccountObject } from './objects/account-object.ts';
import type { ShiftableClock } from './shiftable-clock.ts';
import type { SimulatorControl } from './simulator-control.ts';

const STYLE = `
body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: #eef1f4; color: #1a2a26; font: 1rem/1.6 'Helvetica Neue', Arial, sans-serif; }
main { box-sizing: border-box; width: min(100% - 2rem, 36rem); margin: 2rem 1rem; padding: clamp(1.25rem, 5vw, 2.25rem); border-radius: 12px; background: #fff; box-shadow: 0 8px 24px -12px rgb(20 30 43 / 25%); }
h1 { margin: 0.75rem 0 0; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0.75rem 0 0; }
.mark { display: inline-block; margin: 0; padding: 0.125rem 0.75rem; border-radius: 999px; background: #fbe9dd; color: #7a3018; font-size: 0.875rem; font-weight: 600; }
fieldset { display: grid; gap: 0.5rem; margin: 1.25rem 0 0; padding: 0; border: 0; }
legend { padding: 0 0 0.5rem; font-weight: 600; }
label { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; align-items: baseline; padding: 0.625rem 0.875rem; border: 1px solid #757d85; border-radius: 8px; cursor: pointer; }
label:has(:checked) { border-color: #1f5c49; background: #eaf2ee; }
label:has(:focus-visible), button:focus-visible, a:focus-visible { outline: 3px solid #1f5c49; outline-offset: 2px; }
input { margin: 0; accent-color: #1f5c49; }
button { margin-top: 1.25rem; padding: 0.625rem 1.5rem; border: 0; border-radius: 999px; background: #1f5c49; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #14352b; }
a { color: #14513d; }
.foot { font-size: 0.875rem; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const ANSWERS = [
  ['ready', m.testproc_ready],
  ['askForMore', m.testproc_more],
  ['refuse', m.testproc_refuse],
  ['disconnect', m.testproc_disconnect],
  ['later', m.testproc_later],
] as const;

const answered = v.object({ answer: v.picklist(ANSWERS.map(([answer]) => answer)) });

/**
 * `/simulator/account-page/:token`: the page where the real processor asks an account's owner its questions. This one asks how it shall go, in both
 * languages and without scripts. Like all of the simulator it is there on this machine alone, and only without keys.
 */
export function addAccountPage(
  app: FastifyInstance,
  { pool, clock, control }: { pool: Pool; clock: ShiftableClock; control: SimulatorControl },
): void {
  const path = '/simulator/account-page/:token';
  app.get(path, async (request, reply) => {
    const token = tokenOf(request);
    const locale = languageOf(request);
    const link = (await findObject(pool, 'account_link', PLATFORM, token))?.body;
    if (!link) return show(reply, 404, locale, gone(locale));
    const account = (await findObject(pool, 'account', PLATFORM, link.account))?.body;
    if (link.is_used || link.expires_at <= clock.nowSeconds() || !account)
      return reply.redirect(link.refresh_url, 303);
    return show(reply, 200, locale, questions(account, locale), [link.return_url, link.refresh_url]);
  });
  app.post(path, async (request, reply) => {
    const locale = languageOf(request);
    const read = v.safeParse(answered, request.body);
    if (!read.success) return reply.redirect(request.url, 303);
    const next = await control.answerAccountPage({ token: tokenOf(request), answer: read.output.answer });
    return next === null ? show(reply, 404, locale, gone(locale)) : reply.redirect(next, 303);
  });
}

interface Page {
  title: string;
  body: string;
}

function questions(account: AccountObject, locale: Locale): Page {
  const t = (message: (inputs: Record<never, never>, options: { locale: Locale }) => string): string =>
    escaped(message({}, { locale }));
  const name = account.business_profile?.name ?? account.id;
  const title = escaped(m.testproc_title({ name }, { locale }));
  const choices = ANSWERS.map(
    ([answer, label], index) =>
      `<label><input type="radio" name="answer" value="${answer}" required${index === 0 ? ' checked' : ''}><span>${t(label)}</span></label>`,
  ).join('');
  const other = locale === 'it' ? 'en' : 'it';
  return {
    title,
    body: `<p class="mark">${t(m.testproc_mark)}</p><h1>${title}</h1><p>${t(m.testproc_intro)}</p><p><strong>${t(m.testproc_now)}</strong> ${t(standing(account))}</p>
<form method="post"><fieldset><legend>${t(m.testproc_question)}</legend>${choices}</fieldset><button>${t(m.testproc_submit)}</button></form>
<p class="foot"><a href="?language=${other}" lang="${other}" hreflang="${other}">${t(m.testproc_other_language)}</a></p>`,
  };
}

function standing({ requirements, charges_enabled: isReady, details_submitted: isAnswered }: AccountObject) {
  if (requirements?.disabled_reason?.startsWith('rejected.')) return m.testproc_now_refused;
  if (isReady) return m.testproc_now_ready;
  return isAnswered ? m.testproc_now_more : m.testproc_now_started;
}

function gone(locale: Locale): Page {
  const title = escaped(m.testproc_gone_title({}, { locale }));
  return { title, body: `<h1>${title}</h1><p>${escaped(m.testproc_gone_text({}, { locale }))}</p>` };
}

function show(
  reply: FastifyReply,
  status: number,
  locale: Locale,
  { title, body }: Page,
  leadsTo: readonly string[] = [],
): FastifyReply {
  const onwards = [...new Set(leadsTo.map((url) => new URL(url).origin))].join(' ');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The address is the right to answer.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self' ${onwards}; frame-ancestors 'none'`,
    })
    .send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style><main>${body}</main></html>`,
    );
}

function tokenOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';
}

/** As asked for, else as the browser would like it. */
function languageOf({ query, headers }: FastifyRequest): Locale {
  const asked = typeof query === 'object' && query !== null && 'language' in query ? query.language : null;
  if (isLocale(asked)) return asked;
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'it';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
