import { data } from 'react-router';

/** Any path that nothing answers; the shell shows the page for it. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
