import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

type Text = Message<Record<never, never>>;

type OutcomePageProps = {
  tone: 'success' | 'failure';
  title: Text;
  text: Text;
  /** Why it ended so. */
  reason?: Text;
  /** A way on that stands before the one to the main site. */
  children?: ReactNode;
};

/** A confirmation screen: how it ended, and the way to the main site (specification sections 2 and 8). */
export function OutcomePage({ tone, title, text, reason, children }: OutcomePageProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <QuietPage>
      <Outcome
        tone={tone}
        title={t(title)}
        text={[text, reason].flatMap((one) => (one ? t(one) : [])).join(' ')}
      >
        {children}
        <ButtonLink to={localPath('/')} look={children ? 'secondary' : 'primary'} reloadDocument>
          {t(m.confirmation_to_main_site)}
        </ButtonLink>
      </Outcome>
    </QuietPage>
  );
}
