import { formatDateTime } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { m } from '#contracts/texts/messages.js';
import type { Html } from '../templates/html.ts';
import { escaped } from '../templates/html.ts';
import type { MailboxEntry, MailInMailbox, MailboxPage } from '../use-cases/read-mailbox.ts';
import { MAILBOX_SCRIPT, MAILBOX_STYLE } from './mailbox-style.ts';

interface Look {
  language: Locale;
  nonce: string;
}

/** Times of the mailbox itself are shown as in Italy, where the product's clocks stand. */
const ZONE = zoneOf('Europe/Rome');

export function mailboxListPage({ entries, page, pages }: MailboxPage, look: Look): string {
  const options = { locale: look.language };
  const list =
    entries.length > 0
      ? escaped`<ol class="list">${entries.map((entry) => line(entry, look.language))}</ol>`
      : empty(look.language);
  const turn = (to: number, label: string, isThere: boolean): Html =>
    isThere
      ? escaped`<a class="pill" href="/development/mailbox?page=${to}">${label}</a>`
      : escaped`<span></span>`;
  const pager =
    pages > 1
      ? escaped`<nav class="pager">${turn(page - 1, m.mailbox_newer({}, options), page > 1)}<span>${m.mailbox_page({ page, pages }, options)}</span>${turn(page + 1, m.mailbox_older({}, options), page < pages)}</nav>`
      : escaped``;
  return frame(
    m.mailbox_title({}, options),
    look,
    escaped`<h1>${m.mailbox_title({}, options)}</h1><p class="lead">${m.mailbox_intro({}, options)}</p>${list}${pager}`,
  );
}

function line(entry: MailboxEntry, language: Locale): Html {
  return escaped`<li><a class="entry" href="/development/mailbox/${entry.id}">
<span class="subject">${entry.subject ?? entry.kind}</span>
<span class="to">${entry.recipient}</span>
<span class="when">${writtenAt(entry.createdAt)}</span>
<span class="tags"><span class="tag">${entry.kind}</span><span class="tag">${entry.language}</span>${stateTag(entry.state, language)}</span>
</a></li>`;
}

function empty(language: Locale): Html {
  const options = { locale: language };
  return escaped`<div class="empty"><h2>${m.mailbox_empty_title({}, options)}</h2><p>${m.mailbox_empty_text({}, options)}</p></div>`;
}

export function mailInMailboxPage(mail: MailInMailbox, look: Look): string {
  const options = { locale: look.language };
  const { rendered } = mail;
  const title = rendered?.subject ?? mail.kind;
  const rows: (readonly [string, string | null])[] = [
    [m.mailbox_to({}, options), mail.recipient],
    [m.mailbox_reply_to({}, options), rendered?.replyTo ?? null],
    [m.mailbox_created({}, options), writtenAt(mail.createdAt)],
    [m.mailbox_from_kind({}, options), mail.kind],
    [m.mailbox_language({}, options), mail.language],
    [m.mailbox_message_id({}, options), mail.messageId],
    [
      m.mailbox_state({}, options),
      [stateText(mail.state, look.language), mail.lastError].filter(Boolean).join(': '),
    ],
  ];
  const head = rows
    .filter(([, value]) => value !== null)
    .map(([label, value]) => escaped`<dt>${label}</dt><dd>${value ?? ''}</dd>`);
  const body =
    rendered === null
      ? escaped`<div class="empty"><p>${m.mailbox_not_rendered({}, options)}</p></div>`
      : mailParts(mail.id, rendered, look.language);
  return frame(
    title,
    look,
    escaped`<p><a class="back" href="/development/mailbox">← ${m.mailbox_back({}, options)}</a></p><h1 class="letter-title">${title}</h1><dl class="head">${head}</dl>${body}`,
  );
}

function mailParts(id: number, rendered: NonNullable<MailInMailbox['rendered']>, language: Locale): Html {
  const options = { locale: language };
  const attachments = rendered.attachments.map(
    ({ filename }, index) =>
      escaped`<li><a class="pill" href="/development/mailbox/${id}/attachments/${index}" download>${filename}</a></li>`,
  );
  return escaped`
${attachments.length > 0 ? escaped`<h2>${m.mailbox_attachments({}, options)}</h2><ul class="attachments">${attachments}</ul>` : escaped``}
<h2>${m.mailbox_html({}, options)}</h2>
<iframe class="letter" src="/development/mailbox/${id}/html" title="${m.mailbox_html({}, options)}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${m.mailbox_text({}, options)}</h2>
<div class="text">${rendered.text.split('\n').map(textLine)}</div>`;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** A line of the plain text, its addresses made links. */
function textLine(text: string): Html {
  const parts = text
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? escaped`<a href="${part}">${part}</a>` : escaped`${part}`));
  return escaped`${parts}<br>`;
}

function stateText(state: string, language: Locale): string {
  const texts: Record<string, (inputs: Record<string, never>, options: { locale: Locale }) => string> = {
    waiting: m.mailbox_state_waiting,
    sent: m.mailbox_state_sent,
    failed: m.mailbox_state_failed,
    dropped: m.mailbox_state_dropped,
  };
  return texts[state]?.({}, { locale: language }) ?? state;
}

function stateTag(state: string, language: Locale): Html {
  return state === 'sent' ? escaped`` : escaped`<span class="tag state">${stateText(state, language)}</span>`;
}

function writtenAt(at: Date): string {
  return formatDateTime(formatOffsetDateTime(ZONE, epochMinutesOf(at)));
}

function frame(title: string, { language, nonce }: Look, content: Html): string {
  const options = { locale: language };
  return escaped`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Radura</title>
<style nonce="${nonce}">${MAILBOX_STYLE}</style>
</head>
<body>
<header class="bar"><a class="brand" href="/development/mailbox">Radura</a><a class="home" href="/">${m.mailbox_home({}, options)}</a></header>
<main>${content}</main>
<script nonce="${nonce}">${MAILBOX_SCRIPT}</script>
</body>
</html>
`.markup;
}
