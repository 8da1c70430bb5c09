import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { textsIn } from '#web/lib/texts-in.ts';
import { LostPath } from '../pages/lost-path.tsx';

const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:2rem 1.25rem;text-align:center;
background:#f8f1e4;color:#1a2a26;font:1rem/1.6 'Instrument Sans Variable',Arial,sans-serif}
svg{width:min(20rem,80vw);height:auto;margin:0 auto 1rem;display:block}
h1{font:560 clamp(2rem,1.7rem + 1.9vw,3rem)/1.15 'Fraunces Variable',Georgia,serif}
p{max-width:34rem;color:#5b6a64;font-size:1.125rem}
a{display:inline-block;margin-top:.5rem;padding:.75rem 1.75rem;border-radius:999px;background:#1f5c49;color:#fffdf8;font-weight:560;text-decoration:none}
a:hover{background:#14352b}
a:focus-visible{outline:3px solid #14352b;outline-offset:3px}`;

/** The page that was asked for: it stands in the bar already. */
const SAME_ADDRESS = '';

/** What stands in place of a page that cannot be had; it needs nothing but itself. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = textsIn(locale);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t(m.shell_offline_title)} · Radura`}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <LostPath />
          <h1>{t(m.shell_offline_title)}</h1>
          <p>{t(m.shell_offline_text)}</p>
          <a href={SAME_ADDRESS}>{t(m.shell_retry)}</a>
        </main>
      </body>
    </html>
  );
}
