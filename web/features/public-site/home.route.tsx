import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { SOME_PROVIDERS } from './book/find-providers.ts';
import { AppSection } from './home/app-section.tsx';
import { Hero, heroPreloads } from './home/hero.tsx';
import { PromiseSection } from './home/promise-section.tsx';
import { WaysSection } from './home/ways-section.tsx';
import { HomeReading } from './read/home-reading.tsx';
import { LATEST_ARTICLES } from './read/read-calls.ts';
import { HomeSelection } from './home-selection.tsx';
import type { Route } from './+types/home.route.ts';

const SHOWN = { centers: 6, professionals: 4 };

export const links: Route.LinksFunction = () => heroPreloads;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.home_title), description: t(m.shell_description) }));

export async function loader({ context }: Route.LoaderArgs) {
  const known = requestOf(context);
  const [selection, articles] = await Promise.all([selectionIn(known), latestIn(known)]);
  return { ...selection, articles };
}

/** The page has more to say than these; whoever reads on is told. */
async function latestIn({ api, locale }: RequestContext) {
  try {
    return (await api(LATEST_ARTICLES, { language: locale })).getArticles;
  } catch {
    return [];
  }
}

async function selectionIn({ api }: RequestContext) {
  const now = Date.now();
  try {
    const { found } = await api(SOME_PROVIDERS);
    const centers = found.centers.slice(0, SHOWN.centers);
    return {
      centers,
      professionals: found.professionals.slice(0, SHOWN.professionals),
      seed: found.seed,
      now,
    };
  } catch {
    // The page has more to say than these; whoever searches is told
    return { centers: [], professionals: [], seed: null, now };
  }
}

export default function HomeRoute({ loaderData: { seed, articles, ...selection } }: Route.ComponentProps) {
  return (
    <>
      <Hero seed={seed} />
      <HomeSelection {...selection} />
      <HomeReading articles={articles} />
      <WaysSection />
      <PromiseSection />
      <AppSection />
    </>
  );
}
