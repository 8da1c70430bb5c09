import { isRouteErrorResponse, Outlet } from 'react-router';
import { useNothingToKeep } from '#web/lib/kept-page.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { FailurePage } from './pages/failure-page.tsx';
import { MainShell } from './shell/main-shell.tsx';
import type { Route } from './+types/shell.route.ts';

export default function ShellRoute() {
  return (
    <MainShell>
      <Outlet />
    </MainShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useNothingToKeep();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <MainShell>{isMissing ? <NotFoundPage /> : <FailurePage />}</MainShell>;
}
