import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { idIn, whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/author-edit.route.ts';
import { OWN_AUTHORS } from './author-calls.ts';
import { AuthorForm } from './author-form.tsx';
import { saveAuthor } from './save-author.ts';

export const meta = titled(m.authors_title);
export const ErrorBoundary = faultAt(m.authors_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const id = idIn(params.id);
  return whenAdmin(url, async () => {
    const author = (await requestOf(context).api(OWN_AUTHORS)).getOwnAuthors.find((one) => one.id === id);
    if (!author) throw data(null, { status: 404 });
    return { author };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  return saveAuthor(await request.formData(), requestOf(context), idIn(params.id));
}

/** Changes an author; the address stays. */
export default function AuthorEditRoute({ loaderData: { author } }: Route.ComponentProps) {
  return (
    <Screen title={author.displayName}>
      <AuthorForm key={author.id} author={author} />
    </Screen>
  );
}
