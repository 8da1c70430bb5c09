import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CONTACT_PATH } from '../shell/modal-ids.ts';
import { ReadingPage } from './reading-page.tsx';
import type { ReadingPageProps } from './reading-page.tsx';

/** A policy with a way to ask about it. */
export function PolicyPage(page: Omit<ReadingPageProps, 'children'>) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { privacyEmail } = usePublicConfig();
  return (
    <ReadingPage {...page}>
      <p style={{ marginBottom: 'var(--space-3)' }}>{t(m.policies_contact)}</p>
      {privacyEmail ? (
        <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
      ) : (
        <ButtonLink to={localPath(CONTACT_PATH)} look="secondary">
          {t(m.shell_contact)}
        </ButtonLink>
      )}
    </ReadingPage>
  );
}
