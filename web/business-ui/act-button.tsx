import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Act } from './act.ts';

type ActButtonProps = {
  act: Act;
  /** Once scripts have taken over; before, and without them, the button sends its form with `act` and the act's id. */
  isHydrated: boolean;
};

/** One thing that can be done with what a detail shows, in a form that does it without scripts. */
export function ActButton({ act, isHydrated }: ActButtonProps) {
  const { id, label, icon: Icon, isDisabled, href, onAct } = act;
  const content = (
    <>
      {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <ButtonLink to={href} look="secondary" preventScrollReset>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button
      type="submit"
      name="act"
      value={id}
      look="secondary"
      disabled={isDisabled}
      {...(isHydrated && {
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          onAct?.();
        },
      })}
    >
      {content}
    </Button>
  );
}
