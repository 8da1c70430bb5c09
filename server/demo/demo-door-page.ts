import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { DemoGuise } from './add-log-ins.ts';

const STYLE = `
body { margin: 0; background: #f8f1e4; color: #1a2a26; font: 1rem/1.6 'Instrument Sans Variable', 'Helvetica Neue', Arial, sans-serif; }
main { box-sizing: border-box; max-width: 58rem; margin: 0 auto; padding: clamp(2rem, 6vw, 4.5rem) clamp(1.25rem, 4vw, 2.5rem); }
h1 { margin: 0; font: 560 clamp(2rem, 5vw, 3rem)/1.12 'Fraunces Variable', Georgia, serif; text-wrap: balance; }
h2 { margin: 3rem 0 0.75rem; font: 560 1.375rem/1.3 'Fraunces Variable', Georgia, serif; }
p { margin: 0; } .lead { max-width: 42rem; margin: 1rem 0 2.5rem; color: #5b6a64; font-size: 1.125rem; }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
button { display: grid; align-content: start; gap: 0.25rem; padding: 1.25rem 1.5rem; border: 1px solid #8a8574; border-radius: 16px; background: #fffdf8; color: inherit; font: inherit; text-align: left; cursor: pointer; }
button:hover { border-color: #1f5c49; background: #e9efe0; } button strong { font: 560 1.375rem/1.3 'Fraunces Variable', Georgia, serif; } button span { color: #5b6a64; }
button em { color: #1f5c49; font-style: normal; font-weight: 560; }
ul { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; } a { color: #1f5c49; }
:focus-visible { outline: 3px solid #1f5c49; outline-offset: 3px; }
`;

const GUISES = {
  customer: [m.demo_door_customer, m.demo_door_customer_text, 'Giulia Ferri'],
  owner: [m.demo_door_owner, m.demo_door_owner_text, 'Nora Zanardi'],
  desk: [m.demo_door_desk, m.demo_door_desk_text, 'Bice Rinaldi'],
  teacher: [m.demo_door_teacher, m.demo_door_teacher_text, 'Lucia Ferrante'],
} as const satisfies Record<DemoGuise, unknown>;

/** The page with one button for each of the people that a visitor can be. Every text is ours: nothing needs escaping. */
export function demoDoorPage({ language, nonce }: { language: Locale; nonce: string }): string {
  const options = { locale: language };
  const buttons = Object.entries(GUISES).map(
    ([guise, [name, text, person]]) =>
      `<button name="as" value="${guise}"><strong>${name({}, options)}</strong><span>${text({}, options)}</span><em>${m.demo_door_look({ name: person }, options)} →</em></button>`,
  );
  const links = [
    [`/${language}`, m.demo_door_visitor({}, options)],
    ['/development/mailbox', m.demo_door_mailbox({}, options)],
    [`/${language}/development/kit`, m.demo_door_kit({}, options)],
  ].map(([to, text]) => `<li><a href="${to}">${text}</a></li>`);
  const title = m.demo_door_title({}, options);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1><p class="lead">${m.demo_door_intro({}, options)}</p><form method="post">${buttons.join('')}</form><h2>${m.demo_door_more({}, options)}</h2><ul>${links.join('')}<li>${m.demo_door_cards({}, options)}</li></ul></main></body></html>`;
}
