import type { MouseEvent, ReactNode } from 'react';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { CONTACT_MODAL, CONTACT_PATH, DEMO_MODAL, DEMO_PATH } from './modal-ids.ts';

type ContactEntryProps = { isDemo?: boolean; className?: string; children: ReactNode };

/** Opens the contact form over the page; without scripts, or in a tab of its own, it leads to the form's page. */
export function ContactEntry({ isDemo = false, className, children }: ContactEntryProps) {
  const modals = useModals();
  const open = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    modals.open(isDemo ? DEMO_MODAL : CONTACT_MODAL);
  };
  return (
    <LocalLink to={isDemo ? DEMO_PATH : CONTACT_PATH} className={className} onClick={open}>
      {children}
    </LocalLink>
  );
}
