import { m } from '#contracts/texts/messages.js';
import { plainLines } from '../rules/plain-line.ts';
import type { Html } from './html.ts';
import { escaped } from './html.ts';
import { htmlOfBlock } from './blocks-to-html.ts';
import type { Block, MailContent, MailFrame } from './mail-content.ts';
import { LETTER_STYLE } from './mail-style.ts';
import { LIGHT } from './palette.ts';
import { BODY_TEXT, DISPLAY, SANS } from './typefaces.ts';

/**
 * The mail as mail programs understand it: tables and styles on the elements, 600 pixels at most, no scripts, no
 * remote fonts; the style sheet in the head only adds dark mode and narrow screens where they are known.
 */
export function toHtml(content: MailContent, frame: MailFrame): string {
  return escaped`<!doctype html>
<html lang="${frame.language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${content.subject}</title>
${LETTER_STYLE}
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${content.preheader}${PREHEADER_FILL}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper};"><tr><td align="center" class="edge" style="padding:32px 16px;">
<table role="presentation" class="surface" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:${LIGHT.surface};border-radius:16px;overflow:hidden;">
<tr><td height="8" style="height:8px;line-height:8px;font-size:0;background:${frame.colour};border-radius:16px 16px 0 0;">&nbsp;</td></tr>
<tr><td class="inside" style="padding:28px 40px 0;">${header(frame)}</td></tr>
<tr><td class="inside" style="padding:32px 40px 0;"><h1 class="ink title" style="margin:0;font-family:${DISPLAY};font-weight:600;font-size:30px;line-height:1.2;letter-spacing:-0.01em;color:${LIGHT.ink};">${content.title}</h1></td></tr>
<tr><td class="inside" style="padding:20px 40px 0;"><p class="ink" style="margin:0;${BODY_TEXT}color:${LIGHT.ink};">${content.greeting}</p></td></tr>
${content.blocks.map((block, index) => escaped`<tr><td class="inside" style="padding:${spaceBetween(content.blocks[index - 1], block)} 40px 0;">${htmlOfBlock(block, frame.language)}</td></tr>`)}
<tr><td class="inside" style="padding:32px 40px 40px;"><p class="ink" style="margin:0;${BODY_TEXT}color:${LIGHT.ink};">${goodbye(frame)}</p></td></tr>
</table>
${footer(frame)}
</td></tr></table>
</body>
</html>
`.markup;
}

/** Keeps mail programs from continuing the preheader with the mail's own text. */
const PREHEADER_FILL: Html = escaped`${Array.from({ length: 60 }, () => escaped`&#847;&zwnj;&nbsp;`)}`;

/** Sentences stand close together, everything else has room. */
function spaceBetween(before: Block | undefined, block: Block): string {
  const isSentence = before === undefined || before.kind === 'paragraph';
  return isSentence && block.kind === 'paragraph' ? '12px' : '24px';
}

/** The logo; without one the name, beside the sun that stands over the clearing. */
function header({ logo, senderName, colour }: MailFrame): Html {
  if (logo !== null) {
    return escaped`<img src="${logo}" alt="${senderName}" height="44" style="display:block;height:44px;max-width:240px;border:0;${BODY_TEXT}">`;
  }
  return escaped`<span style="display:inline-block;width:14px;height:14px;border-radius:14px;background:${colour};vertical-align:-1px;">&nbsp;</span><span class="ink" style="padding-left:10px;font-family:${DISPLAY};font-size:18px;line-height:1.3;font-weight:600;color:${LIGHT.ink};">${senderName}</span>`;
}

/** A line each, the last one (who says it) a little stronger. */
function goodbye(frame: MailFrame): Html {
  const lines = plainLines(frame.goodbye);
  const last = lines.length - 1;
  return escaped`${lines.map((line, index) =>
    index === last ? escaped`<strong style="font-weight:600;">${line}</strong>` : escaped`${line}<br>`,
  )}`;
}

function footer(frame: MailFrame): Html {
  const { language, footer: reason, ownFooter = [], origin, senderName } = frame;
  const small = `font-family:${SANS};font-size:13px;line-height:1.5;color:${LIGHT.muted};`;
  const credit = senderName === 'Radura' ? '' : escaped`, ${m.mail_booked_with({}, { locale: language })}`;
  return escaped`<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;"><tr><td class="inside" style="padding:24px 40px 0;">
<p class="muted" style="margin:0 0 8px;${small}"><strong style="font-weight:600;">${senderName}</strong>${credit}</p>
${ownFooter.map((line) => escaped`<p class="muted" style="margin:0 0 8px;${small}">${line}</p>`)}<p class="muted" style="margin:0;${small}">${reason}</p>
<p style="margin:8px 0 0;${small}"><a class="link" href="${origin}" target="_blank" style="color:${LIGHT.link};text-decoration:underline;">${origin.replace(/^https?:\/\//, '')}</a></p>
</td></tr></table>`;
}
