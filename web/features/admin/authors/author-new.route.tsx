import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ADMIN_VIEWER } from '../frame/admin-calls.ts';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import type { Route } from './+types/author-new.route.ts';
import { AuthorForm } from './author-form.tsx';
import { saveAuthor } from './save-author.ts';

export const meta = titled(m.authors_new);
export const ErrorBoundary = faultAt(m.authors_new);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => {
    const { getAdminViewer } = await requestOf(context).api(ADMIN_VIEWER);
    if (!getAdminViewer.adminCan.includes('manageAuthors')) throw data(null, { status: 404 });
    return { mayManage: true };
  });
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  return saveAuthor(await request.formData(), requestOf(context), null);
}

/** Adds a name to write under. */
export default function AuthorNewRoute() {
  const t = useTexts();
  return (
    <Screen title={t(m.authors_new)}>
      <AuthorForm author={null} />
    </Screen>
  );
}
