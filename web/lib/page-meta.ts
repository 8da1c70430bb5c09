import type { MetaDescriptor } from 'react-router';
import { LOCALES, pathInLocale, pathWithoutLocale } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import type { RootData } from './root-data.ts';
import { textsIn } from './texts-in.ts';
import type { Texts } from './texts-in.ts';

type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

export type PageMeta = {
  /** Without the product's name, which is added. */
  title: string;
  description?: string;
  /** An absolute address, or a path of ours. */
  image?: string;
  /** Pages that search engines should leave out. */
  isPrivate?: boolean;
};

/**
 * Title, description, canonical address, the same page in the other language, and what links shared elsewhere show.
 * `describe` gets the texts in the page's language: `meta = (args) => pageMeta(args, (t) => ({ title: t(m.about_title) }))`.
 */
export function pageMeta(args: MetaArgs, describe: (t: Texts) => PageMeta): MetaDescriptor[] {
  const root = rootDataIn(args.matches);
  if (root === undefined) return [{ title: 'Radura' }];
  const { title, description, image, isPrivate } = describe(textsIn(root.locale));
  const fullTitle = title === 'Radura' ? title : `${title} · Radura`;
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : addressTags(root, args.location.pathname)),
    { property: 'og:title', content: fullTitle },
    { property: 'og:site_name', content: 'Radura' },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: root.locale === 'it' ? 'it_IT' : 'en_GB' },
    { property: 'og:image', content: new URL(image ?? '/radura.png', root.origin).href },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function rootDataIn(matches: MetaArgs['matches']): RootData | undefined {
  const loaded = matches.find((match) => match?.id === 'root')?.loaderData;
  return loaded as RootData | undefined; // the root route's loader answers exactly this
}

function addressTags({ locale, origin }: RootData, pathname: string): MetaDescriptor[] {
  const page = pathWithoutLocale(pathname);
  const addressIn = (language: Locale | null): string => new URL(pathInLocale(page, language), origin).href;
  const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  return [
    { tagName: 'link', rel: 'canonical', href: addressIn(locale) },
    ...LOCALES.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn(null)),
    { property: 'og:url', content: addressIn(locale) },
  ];
}
