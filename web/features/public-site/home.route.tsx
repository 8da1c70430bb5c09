import * as m from '#contracts/texts/messages.js';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/home.route.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { locale: requestOf(context).locale };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <h1>{m.shell_about({}, { locale: loaderData.locale })}</h1>;
}
