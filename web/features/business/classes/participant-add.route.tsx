import * as m from '#contracts/texts/messages.js';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/participant-add.route.ts';
import { ROSTER } from './class-calls.ts';
import { SESSIONS_TO_JOIN } from './desk-calls.ts';
import { ParticipantForm } from './participant-form.tsx';
import type { ParticipantAnswer } from './save-participant.ts';
import { saveParticipant } from './save-participant.ts';

export const meta = titled(m.class_desk_add);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const [providerId, id] = [providerIdIn(params), idIn(params.sessionId)];
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const { session, ofClass, canAdd } = (await api(ROSTER, { providerId, id })).getClassSession;
    if (!canAdd) throw new Response(null, { status: 404 });
    const { getClassSessions } = await api(SESSIONS_TO_JOIN, { providerId, classId: ofClass.id });
    const now = new Date().toISOString();
    return {
      ofClass,
      session,
      now,
      sessions: getClassSessions.filter(({ status, endsAt }) => status === 'A' && endsAt > now),
    };
  });
}

export async function action({
  context,
  request,
  url,
  params,
}: Route.ActionArgs): Promise<ParticipantAnswer> {
  const form = await request.formData();
  const [providerId, id] = [providerIdIn(params), idIn(params.sessionId)];
  const known = requestOf(context);
  return whenAllowed(url, async () => {
    const { ofClass } = (await known.api(ROSTER, { providerId, id })).getClassSession;
    return saveParticipant(form, known, { providerId, classId: ofClass.id });
  });
}

/** Adds somebody to a session, or to the whole course, from the right, over its roster. */
export default function ParticipantAddRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const rosterHref = useCenterPath()(`classes/sessions/${loaderData.session.id}`);
  return (
    <Drawer title={t(m.class_desk_add)} closeHref={rosterHref}>
      <ParticipantForm {...loaderData} rosterHref={rosterHref} />
    </Drawer>
  );
}
