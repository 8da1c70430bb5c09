import type { MouseEvent } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import type { UserActName } from './change-users.ts';
import type { SeenUser } from './user-calls.ts';
import styles from './user.module.css';
import type { UserActShown } from './use-user-acts.tsx';
import { useUserActs } from './use-user-acts.tsx';
import { WhatFollows } from './what-follows.tsx';

type UserActsProps = { user: SeenUser; onDone: (act: UserActName) => void };

/** What can be done with one user. Without scripts the same buttons send a form, and what asks first is asked by opening it. */
export function UserActs({ user, onDone }: UserActsProps) {
  const t = useTexts();
  const { actsOf, question } = useUserActs(onDone);
  const isHydrated = useIsHydrated();
  const centerPath = useCenterPath();
  const acts = actsOf(user);
  if (acts.length === 0) return null;
  return (
    <section aria-label={t(m.kit_acts)}>
      <Form method="post" action={centerPath('users')} className={styles.acts}>
        <AttemptKey />
        <input type="hidden" name="id" value={user.id} />
        {acts.map((act) => {
          const button = <ActButton key={act.id} act={act} isHydrated={isHydrated} />;
          const asksFirst =
            act.href === undefined && (act.name === 'deactivate' || act.name === 'reactivate');
          if (isHydrated || !asksFirst) return button;
          return (
            <details key={act.id}>
              <summary>{act.label}</summary>
              <WhatFollows act={act.name === 'deactivate' ? 'deactivate' : 'reactivate'} user={user} />
              {button}
            </details>
          );
        })}
      </Form>
      {question}
    </section>
  );
}

function ActButton({ act, isHydrated }: { act: UserActShown; isHydrated: boolean }) {
  const { id, label, icon: Icon, isDangerous, isDisabled, href, onAct } = act;
  const content = (
    <>
      {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
      {label}
    </>
  );
  const look = { look: 'secondary' as const, ...(isDangerous && { className: styles.dangerous }) };
  if (href !== undefined) {
    return (
      <ButtonLink to={href} preventScrollReset {...look}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button
      type="submit"
      name="act"
      value={id}
      disabled={isDisabled}
      {...look}
      {...(isHydrated && {
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          onAct();
        },
      })}
    >
      {content}
    </Button>
  );
}
