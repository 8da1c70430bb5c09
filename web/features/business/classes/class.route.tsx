import { IconCopy, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { faultAt } from '#web/business-frame/list-screen/list-route.tsx';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/class.route.ts';
import { CANCEL_INTENT, cancelSession, sessionActsIn } from './change-sessions.ts';
import { SESSION_ADDRESS } from './class-address.ts';
import type { SessionAddress } from './class-address.ts';
import type { ClassSessionSeen } from './class-calls.ts';
import { CLASS_WITH_SESSIONS } from './class-calls.ts';
import { ClassFacts } from './class-facts.tsx';
import styles from './class.module.css';
import { datesToCopy } from './dates-of-copy.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { DUPLICATE_INTENT, saveDuplicate } from './save-duplicate.ts';
import { SESSIONS_PAGE_SIZE, SessionTable } from './session-table.tsx';
import { useClassActs } from './use-class-acts.tsx';
import { useMayChangeClasses } from './use-may-change-classes.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { ofClass: { name: string } } };
  return pageMeta(args, (t) => ({ title: loaderData?.ofClass.name ?? t(m.classes_title), isPrivate: true }));
};
export const ErrorBoundary = faultAt('classes', m.classes_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.classId) };
  const asked = SESSION_ADDRESS.read(url.searchParams);
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(CLASS_WITH_SESSIONS, of);
    const now = new Date().toISOString();
    const page = pageOf(found.getClassSessions, asked, now);
    return { ofClass: found.getClass, sessions: found.getClassSessions, now, ...page };
  });
}

/** One page of the sessions that are looked for: those to come by their start, the latest of the past first. A page behind the last is the last. */
function pageOf(sessions: readonly ClassSessionSeen[], asked: SessionAddress, now: string) {
  const isOver = asked.time === 'over';
  const found = sessions
    .filter(({ startsAt }) => startsAt <= now === isOver)
    .toSorted((one, other) => (one.startsAt < other.startsAt === isOver ? 1 : -1));
  const page = Math.min(asked.page, Math.max(1, Math.ceil(found.length / SESSIONS_PAGE_SIZE)));
  const first = (page - 1) * SESSIONS_PAGE_SIZE;
  return {
    asked: { ...asked, page },
    list: { items: found.slice(first, first + SESSIONS_PAGE_SIZE), total: found.length },
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const known = requestOf(context);
  const providerId = providerIdIn(params);
  if (textOf(form, 'intent') === CANCEL_INTENT) return cancelSession(form, known, providerId);
  if (textOf(form, 'intent') === DUPLICATE_INTENT)
    return saveDuplicate(form, known, { providerId, id: idIn(params.classId) });
  return answerAct(form, known, providerId, sessionActsIn(known.locale));
}

/** One course or event: what it is, and its sessions. */
export default function ClassRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeClasses();
  const { actsOf, question } = useClassActs();
  const { ofClass, sessions } = loaderData;
  const [isDuplicating, setIsDuplicating] = useState(false);
  const here = centerPath(`classes/${ofClass.id}`);
  return (
    <Screen
      title={ofClass.name}
      act={
        mayChange && (
          <>
            <ButtonLink to={`${here}/edit`} look="quiet">
              <IconPencil size={18} stroke={1.6} aria-hidden="true" />
              {t(m.classes_act_edit)}
            </ButtonLink>
            {!ofClass.isArchived && (
              <ButtonLink to={`${here}/sessions/new`}>
                <IconPlus size={18} stroke={1.8} aria-hidden="true" />
                {t(m.class_sessions_add)}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <ClassFacts ofClass={ofClass} />
      <SessionTable {...loaderData} />
      {mayChange && (
        <div className={styles.acts}>
          {actsOf(ofClass)
            .filter(({ id }) => id !== 'edit')
            .map((act) => (
              <ActButton key={act.id} act={act} />
            ))}
          <Button look="secondary" onClick={() => setIsDuplicating(true)}>
            <IconCopy size={18} stroke={1.6} aria-hidden="true" />
            {t(m.class_duplicate_act)}
          </Button>
          {question}
        </div>
      )}
      {isDuplicating && (
        <DuplicateDialog
          ofClass={ofClass}
          dates={datesToCopy(sessions)}
          onClose={() => setIsDuplicating(false)}
        />
      )}
    </Screen>
  );
}
