import { createHash } from 'node:crypto';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';

/** The product's look without a file of its own: nothing is fetched for a page that stands in for one that could not be made. */
const STYLE = `
body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: #f8f1e4; color: #1a2a26; font: 1rem/1.6 'Instrument Sans Variable', 'Helvetica Neue', Arial, sans-serif; }
main { box-sizing: border-box; width: min(100% - 2rem, 34rem); margin: 2rem 1rem; padding: clamp(1.25rem, 5vw, 2.25rem); border-radius: 16px; background: #fffdf8; box-shadow: 0 12px 32px -12px rgb(20 53 43 / 18%); }
h1 { margin: 0; font: 560 clamp(1.75rem, 5vw, 2.25rem)/1.15 'Fraunces Variable', Georgia, serif; }
p { margin: 1rem 0 0; }
a { display: inline-block; padding: 0.625rem 1.5rem; border-radius: 999px; background: #1f5c49; color: #fffdf8; font-weight: 560; text-decoration: none; }
a:hover { background: #14352b; }
a:focus-visible { outline: 3px solid #1f5c49; outline-offset: 3px; }
`;

/** Nothing runs, nothing is fetched, and only this style counts. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a person sees whom another site's page sent here with a form: that nothing was done, and the way home. */
export function crossSitePage(locale: Locale): string {
  return plainPage(locale, {
    title: m.shell_other_site_title({}, { locale }),
    text: m.shell_other_site_text({}, { locale }),
    link: { to: `/${locale}`, text: m.shell_go_home({}, { locale }) },
  });
}

/** What a person sees while the database is away, which this page does not need. */
export function outagePage(locale: Locale): string {
  return plainPage(locale, {
    title: m.shell_outage_title({}, { locale }),
    text: m.shell_outage_text({}, { locale }),
    // The same address again.
    link: { to: '', text: m.shell_retry({}, { locale }) },
  });
}

/** What a person sees who sent more with a form than is read: that nothing was saved, and the way back to the page of the form. */
export function tooLargePage(locale: Locale): string {
  return plainPage(locale, {
    title: m.shell_too_large_title({}, { locale }),
    text: m.shell_too_large_text({}, { locale }),
    // The same address, asked for and not sent to.
    link: { to: '', text: m.shell_too_large_back({}, { locale }) },
  });
}

interface PlainPage {
  title: string;
  text: string;
  link: { to: string; text: string };
}

function plainPage(locale: Locale, { title, text, link }: PlainPage): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><p><a href="${link.to}">${link.text}</a></p></main></html>`;
}
