import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/unknown-screen.route.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.center_missing_title), isPrivate: true }));

/** Any path of a center that no screen answers: its frame stays. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownScreenRoute() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
