import { Html } from '../templates/html.ts';

/** The product's look, on pages that stand alone: they work while the screens are being built. */
export const MAILBOX_STYLE = new Html(`
:root { --paper: #f8f1e4; --surface: #fffdf8; --ink: #1a2a26; --muted: #5b6a64; --forest: #1f5c49; --deep: #14352b; --tint: #e9efe0; --line: #e4dac8; --outline: #8a8574; --apricot-wash: #fbe9dd; --terracotta: #a8472a;
  --display: 'Fraunces Variable', Fraunces, Georgia, serif; --text: 'Instrument Sans Variable', 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 var(--text); }
a { color: var(--forest); }
:focus-visible { outline: 3px solid var(--forest); outline-offset: 3px; border-radius: 6px; }
.bar { display: flex; justify-content: space-between; align-items: center; max-width: 60rem; margin: 0 auto; padding: 20px clamp(20px, 4vw, 40px); }
.brand { font: 600 22px/1.3 var(--display); color: var(--ink); text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 16px clamp(20px, 4vw, 40px) 80px; }
h1 { margin: 0; font: 600 clamp(32px, 5vw, 48px)/1.12 var(--display); letter-spacing: -0.02em; text-wrap: balance; }
h1.letter-title { font-size: clamp(26px, 4vw, 36px); }
h2 { margin: 40px 0 12px; font: 600 20px/1.3 var(--display); }
.lead { margin: 12px 0 32px; color: var(--muted); font-size: 18px; }
.list { margin: 0; padding: 0; list-style: none; background: var(--surface); border-radius: 16px; overflow: hidden; box-shadow: 0 1px 2px rgb(20 53 43 / 5%), 0 12px 32px -12px rgb(20 53 43 / 18%); }
.list li + li { border-top: 1px solid var(--line); }
.entry { display: grid; grid-template-columns: 1fr auto; gap: 2px 24px; padding: 18px 24px; color: inherit; text-decoration: none; transition: background 160ms; }
.entry:hover { background: var(--tint); }
.entry:focus-visible { outline-offset: -3px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.when { grid-row: 1; grid-column: 2; justify-self: end; color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.to { grid-column: 1; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.tags { display: flex; flex-wrap: wrap; gap: 6px; justify-content: flex-end; }
.tag { padding: 2px 10px; border-radius: 999px; background: var(--tint); color: var(--deep); font-size: 13px; line-height: 1.5; }
.tag.state { background: var(--apricot-wash); color: #7c3119; }
.empty { padding: 48px 24px; border: 1px dashed var(--outline); border-radius: 16px; text-align: center; color: var(--muted); }
.empty h2 { margin: 0 0 4px; color: var(--ink); }
.empty p { margin: 0; }
.pager { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 16px; margin-top: 24px; color: var(--muted); font-size: 14px; }
.pager > :last-child { justify-self: end; }
.pager > :first-child { justify-self: start; }
.pill { display: inline-block; padding: 8px 18px; border: 1px solid var(--outline); border-radius: 999px; background: var(--surface); color: var(--forest); text-decoration: none; font-weight: 600; font-size: 14px; }
.pill:hover { background: var(--tint); }
.back { font-weight: 600; text-decoration: none; }
.head { display: grid; grid-template-columns: max-content 1fr; gap: 6px 24px; margin: 24px 0 0; padding: 20px 24px; background: var(--surface); border-radius: 16px; font-size: 15px; }
.head dt { color: var(--muted); }
.head dd { margin: 0; overflow-wrap: anywhere; }
.attachments { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
.letter { display: block; width: 100%; height: 900px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); }
.text { padding: 24px; background: var(--surface); border-radius: 16px; font: 14px/1.7 ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
@media (max-width: 600px) {
  .entry { grid-template-columns: 1fr; }
  .when, .tags { grid-row: auto; grid-column: 1; justify-self: start; justify-content: flex-start; }
  .head { grid-template-columns: 1fr; gap: 0; }
  .head dd { margin-bottom: 10px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`);

/** Gives the frame the height that the mail in it tells: a number from that very frame, nothing else. */
export const MAILBOX_SCRIPT = new Html(`
const frame = document.querySelector('iframe.letter');
addEventListener('message', ({ source, data }) => {
  if (frame && source === frame.contentWindow && Number.isInteger(data)) frame.style.height = Math.min(data, 10000) + 2 + 'px';
});
`);

/** The mail, telling the page around it how high it is: its frame has an origin of its own and cannot be measured. */
export function withItsHeight(mail: string, nonce: string): string {
  const script =
    'new ResizeObserver(() => parent.postMessage(document.body.scrollHeight, "*")).observe(document.body)';
  return mail.replace('</body>', `<script nonce="${nonce}">${script}</script></body>`);
}
