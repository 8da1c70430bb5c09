import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Act } from './act.ts';

/** One thing that can be done with what a detail shows. */
export function ActButton({ act, className }: { act: Act; className?: string | undefined }) {
  const { label, icon: Icon, isDisabled, href, onAct } = act;
  const content = (
    <>
      {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <ButtonLink to={href} look="secondary" preventScrollReset className={className}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button look="secondary" disabled={isDisabled} onClick={() => onAct?.()} className={className}>
      {content}
    </Button>
  );
}
