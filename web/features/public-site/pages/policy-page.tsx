import * as m from '#contracts/texts/messages.js';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { CONTACT_MODAL } from '../shell/modal-ids.ts';
import { ReadingPage } from './reading-page.tsx';
import type { ReadingPageProps } from './reading-page.tsx';

/** A policy with a way to ask about it. */
export function PolicyPage(page: Omit<ReadingPageProps, 'children'>) {
  const t = useTexts();
  const modals = useModals();
  const { privacyEmail } = usePublicConfig();
  return (
    <ReadingPage {...page}>
      <p style={{ marginBottom: 'var(--space-3)' }}>{t(m.policies_contact)}</p>
      {privacyEmail ? (
        <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
      ) : (
        <Button look="secondary" onClick={() => modals.open(CONTACT_MODAL)}>
          {t(m.shell_contact)}
        </Button>
      )}
    </ReadingPage>
  );
}
