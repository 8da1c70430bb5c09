import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AppSection } from './home/app-section.tsx';
import { Hero, heroPreloads } from './home/hero.tsx';
import { PromiseSection } from './home/promise-section.tsx';
import { WaysSection } from './home/ways-section.tsx';
import type { Route } from './+types/home.route.ts';

export const links: Route.LinksFunction = () => heroPreloads;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.home_title), description: t(m.shell_description) }));

export default function HomeRoute() {
  return (
    <>
      <Hero />
      <WaysSection />
      <PromiseSection />
      <AppSection />
    </>
  );
}
