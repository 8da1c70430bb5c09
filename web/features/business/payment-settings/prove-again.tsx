import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { StepUpDeclined, useSteppedUp } from '#web/sign-in/second-factor/step-up.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';

/** Below a form that was refused without a fresh proof: asks for it, and sends the form again. */
export function ProveAgain({ answer, label }: { answer: SectionAnswer; label?: string }) {
  const t = useTexts();
  const steppedUp = useSteppedUp();
  const button = useRef<HTMLDivElement>(null);
  if (!answer.errors.some(({ code }) => code === 'stepUpNeeded')) return null;
  const prove = async (): Promise<void> => {
    let isAsked = false;
    try {
      await steppedUp(async () => {
        if (isAsked) return;
        isAsked = true;
        throw new ApiFailure(answer.errors);
      });
      button.current?.closest('form')?.requestSubmit();
    } catch (thrown) {
      if (!(thrown instanceof StepUpDeclined)) throw thrown;
    }
  };
  return (
    <div ref={button}>
      <Button onClick={() => void prove()}>{label ?? t(m.payset_prove)}</Button>
    </div>
  );
}
