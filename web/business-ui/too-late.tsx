import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** In place of rows that do not come: says so and asks for them again. */
export function TooLate({ to }: { to: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <div role="alert">
      <EmptyState headingLevel={2} title={t(m.kit_late_title)} text={t(m.kit_late_text)}>
        <Button
          look="secondary"
          onClick={() => void navigate(to, { replace: true, preventScrollReset: true })}
        >
          {t(m.kit_again)}
        </Button>
      </EmptyState>
    </div>
  );
}
