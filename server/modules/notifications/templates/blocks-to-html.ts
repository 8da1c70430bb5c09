import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { plainLines } from '../rules/plain-line.ts';
import type { Html } from './html.ts';
import { escaped } from './html.ts';
import type { Block, MomentBlock, Row } from './mail-content.ts';
import { LIGHT } from './palette.ts';
import { BODY_TEXT, DISPLAY, SANS, SMALL_TEXT } from './typefaces.ts';

/** One piece of the mail. */
export function htmlOfBlock(block: Block, language: Locale): Html {
  switch (block.kind) {
    case 'paragraph':
      return escaped`<p class="ink" style="margin:0;${BODY_TEXT}color:${LIGHT.ink};">${block.text}</p>`;
    case 'note':
      return escaped`<p class="muted" style="margin:0;${SMALL_TEXT}color:${LIGHT.muted};">${block.text}</p>`;
    case 'moment':
      return moment(block);
    case 'facts':
      return table(block.rows.map(fact));
    case 'sum':
      return table(block.rows.map((row, index) => figure(row, index === block.rows.length - 1)));
    case 'button':
      return button(block, language);
    case 'story':
      return story(block);
    case 'link':
      return escaped`<p style="margin:0;${SMALL_TEXT}"><a class="link" href="${block.url}" target="_blank" style="color:${LIGHT.link};text-decoration:underline;">${block.label}</a></p>`;
    case 'digits':
      return digits(block);
    case 'quote':
      return quote(block.text);
  }
}

function table(rows: readonly Html[]): Html {
  return escaped`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;">${rows}</table>`;
}

function moment({ weekday, date, time, zone, isOff = false }: MomentBlock): Html {
  const line = isOff ? 'text-decoration:line-through;' : '';
  return escaped`<table role="presentation" class="tint" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;background:${LIGHT.tint};border-radius:14px;"><tr><td style="padding:20px 24px;">
<p class="ink" style="margin:0;font-family:${SANS};font-size:17px;line-height:1.4;font-weight:600;${line}color:${LIGHT.ink};">${weekday} ${date}</p>
<p class="ink" style="margin:2px 0;font-family:${DISPLAY};font-size:32px;line-height:1.25;font-weight:600;${line}color:${LIGHT.ink};">${time}</p>
<p class="muted" style="margin:0;${SMALL_TEXT}color:${LIGHT.muted};">${zone}</p>
</td></tr></table>`;
}

function story({ title, text, label, url, picture }: Extract<Block, { kind: 'story' }>): Html {
  return escaped`<a href="${url}" target="_blank"><img src="${picture}" alt="" width="520" style="display:block;width:100%;max-width:520px;height:auto;border:0;border-radius:14px;"></a>
<h2 class="ink" style="margin:14px 0 0;font-family:${DISPLAY};font-weight:600;font-size:22px;line-height:1.25;color:${LIGHT.ink};"><a class="ink" href="${url}" target="_blank" style="color:${LIGHT.ink};text-decoration:none;">${title}</a></h2>
<p class="ink" style="margin:6px 0 0;${BODY_TEXT}color:${LIGHT.ink};">${text}</p>
<p style="margin:8px 0 0;${BODY_TEXT}"><a class="link" href="${url}" target="_blank" style="color:${LIGHT.link};font-weight:600;text-decoration:underline;">${label}</a></p>`;
}

function digits(block: { label: string; digits: string }): Html {
  return escaped`<table role="presentation" class="tint" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;background:${LIGHT.tint};border-radius:14px;"><tr><td align="center" style="padding:20px 24px;">
<p class="muted" style="margin:0;${SMALL_TEXT}color:${LIGHT.muted};">${block.label}</p>
<p class="ink" style="margin:6px 0 0;font-family:${SANS};font-size:36px;line-height:1.2;font-weight:600;letter-spacing:0.18em;color:${LIGHT.ink};">${block.digits}</p>
</td></tr></table>`;
}

function fact({ label, value }: Row): Html {
  const edge = `border-bottom:1px solid ${LIGHT.line};padding:10px 0;vertical-align:top;`;
  return escaped`<tr>
<td class="muted line" width="34%" style="${edge}padding-right:16px;${SMALL_TEXT}color:${LIGHT.muted};">${label}</td>
<td class="ink line" style="${edge}font-family:${SANS};font-size:16px;line-height:1.5;color:${LIGHT.ink};word-break:break-word;">${value}</td>
</tr>`;
}

function figure({ label, value }: Row, isLast: boolean): Html {
  const edge = isLast ? 'padding:14px 0 0;' : `border-bottom:1px solid ${LIGHT.line};padding:10px 0;`;
  const text = isLast
    ? `font-family:${DISPLAY};font-size:20px;line-height:1.4;font-weight:600;`
    : `font-family:${SANS};font-size:16px;line-height:1.5;`;
  return escaped`<tr>
<td class="ink line" style="${edge}padding-right:16px;${text}color:${LIGHT.ink};">${label}</td>
<td class="ink line" align="right" style="${edge}${text}color:${LIGHT.ink};white-space:nowrap;">${value}</td>
</tr>`;
}

function button({ label, url }: Extract<Block, { kind: 'button' }>, language: Locale): Html {
  return escaped`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background:${LIGHT.button};border-radius:999px;">
<a class="button" href="${url}" target="_blank" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;line-height:1.25;font-weight:600;color:${LIGHT.onButton};background:${LIGHT.button};border-radius:999px;text-decoration:none;">${label}</a>
</td></tr></table>
<p class="muted" style="margin:14px 0 0;font-family:${SANS};font-size:13px;line-height:1.5;color:${LIGHT.muted};">${m.mail_link_fallback({}, { locale: language })}<br><a class="link" href="${url}" target="_blank" style="color:${LIGHT.link};text-decoration:underline;word-break:break-all;">${url}</a></p>`;
}

function quote(text: string): Html {
  const lines = plainLines(text).map((line) => escaped`${line}<br>`);
  return escaped`<table role="presentation" class="tint" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;background:${LIGHT.tint};border-radius:14px;"><tr><td class="ink" style="padding:20px 24px;${BODY_TEXT}color:${LIGHT.ink};word-break:break-word;">${lines}</td></tr></table>`;
}
