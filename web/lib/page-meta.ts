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
  /** Where the page is in each language it has, without the language in front; the same address in both unless given. */
  paths?: Partial<Record<Locale, string>>;
  kind?: 'website' | 'article';
  /** Names the magazine's feed. */
  hasFeed?: boolean;
};

/**
 * Title, description, canonical address, the same page in the other language, and what links shared elsewhere show.
 * `describe` gets the texts in the page's language: `meta = (args) => pageMeta(args, (t) => ({ title: t(m.about_title) }))`.
 */
export function pageMeta(args: MetaArgs, describe: (t: Texts) => PageMeta): MetaDescriptor[] {
  const root = rootDataIn(args.matches);
  if (root === undefined) return [{ title: 'Radura' }];
  const {
    title,
    description,
    image,
    isPrivate,
    paths,
    kind = 'website',
    hasFeed,
  } = describe(textsIn(root.locale));
  const fullTitle = title === 'Radura' ? title : `${title} · Radura`;
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : addressTags(root, args.location.pathname, paths)),
    ...(hasFeed ? [feedTag(root)] : []),
    { property: 'og:title', content: fullTitle },
    { property: 'og:site_name', content: 'Radura' },
    { property: 'og:type', content: kind },
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

const feedTag = ({ locale }: RootData): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  href: pathInLocale('/read/feed.xml', locale),
});

function addressTags(
  { locale: shown, origin }: RootData,
  pathname: string,
  paths: PageMeta['paths'],
): MetaDescriptor[] {
  const page = pathWithoutLocale(pathname);
  const languages = LOCALES.filter((language) => !paths || paths[language] !== undefined);
  // What is read in one language alone has its address there, whatever the language of the page around it
  const locale = languages.includes(shown) ? shown : (languages[0] ?? shown);
  const addressIn = (language: Locale | null): string =>
    new URL(pathInLocale(paths?.[language ?? locale] ?? page, language), origin).href;
  const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  return [
    { tagName: 'link', rel: 'canonical', href: addressIn(locale) },
    ...languages.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn(null)),
    { property: 'og:url', content: addressIn(locale) },
  ];
}
