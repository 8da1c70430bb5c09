import { Outlet } from 'react-router';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Frame } from '#web/business-ui/frame/frame.tsx';
import type { Route } from './+types/center.route.ts';
import { CenterFoot } from './center-foot.tsx';
import { entriesOf } from './entries.ts';
import { loadOwnCenter } from './load-center.ts';
import { NoSuchCenter } from './no-such-center.tsx';
import { OwnCenterProvider } from './own-center.tsx';
import { useFreshOnReturn } from './use-fresh-on-return.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  return { center: await loadOwnCenter({ context, url }, params.center) };
}

/** What stands around every screen of a center. */
export default function CenterRoute({ loaderData: { center } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  useFreshOnReturn();
  const centerPath = (path: string): string => localPath(`/business/${center.providerId}/${path}`);
  return (
    <OwnCenterProvider value={center}>
      <Frame
        center={center.name}
        homeHref={centerPath('services')}
        groups={entriesOf(center, { t, centerPath })}
        foot={<CenterFoot />}
      >
        <Outlet />
      </Frame>
    </OwnCenterProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoSuchCenter error={error} />;
}
