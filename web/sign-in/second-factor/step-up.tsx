import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import type { MySecondFactors } from './second-factor-calls.ts';
import { StepUpForm } from './step-up-form.tsx';

/** What a call may want first: a fresh proof of who is there; before a first factor, a code by e-mail too. */
const QUESTIONS = { stepUpNeeded: 'step-up', emailCodeNeeded: 'email-code' } as const;
type QuestionId = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** Makes a call; where it wants a proof of who is there, asks for it and makes it again. */
export type SteppedUp = <Data>(call: () => Promise<Data>) => Promise<Data>;

/** The person closed the question: nothing was done, and nothing went wrong. */
export class StepUpDeclined extends Error {
  override readonly name = 'StepUpDeclined';
}

const StepUpContext = createContext<SteppedUp>((call) => call());

export function useSteppedUp(): SteppedUp {
  return use(StepUpContext);
}

type Question = { id: QuestionId; resolve: () => void; reject: (declined: StepUpDeclined) => void };

type StepUpProviderProps = { email: string; factors: MySecondFactors; children: ReactNode };

/** Lets the panels below ask for a proof where a call needs it. */
export function StepUpProvider({ email, factors, children }: StepUpProviderProps) {
  const t = useTexts();
  const { stack, open, close } = useModals();
  const question = useRef<Question>(null);
  const openId = Object.values(QUESTIONS).find((id) => stack.includes(id)) ?? null;
  const wasOpen = useRef<QuestionId>(null);
  useEffect(() => {
    const left = wasOpen.current;
    if (left !== null && left !== openId && question.current?.id === left)
      question.current.reject(new StepUpDeclined());
    wasOpen.current = openId;
  }, [openId]);
  const steppedUp = useCallback<SteppedUp>(
    async (call) => {
      // Two questions at most: who is there, and whether they read the e-mail
      for (let asked = 0; asked < 2; asked += 1) {
        try {
          return await call();
        } catch (failure) {
          const id = questionOf(failure);
          if (id === null) throw failure;
          await new Promise<void>((resolve, reject) => {
            question.current = { id, resolve, reject };
            open(id);
          });
        }
      }
      return call();
    },
    [open],
  );
  const answered = (id: QuestionId) => (): void => {
    question.current?.resolve();
    close(id);
  };
  return (
    <StepUpContext value={steppedUp}>
      {children}
      <Modal id="step-up" title={t(m.bizlogin_stepup_title)} closeLabel={t(m.ui_close)}>
        <StepUpForm email={email} factors={factors} onConfirmed={answered('step-up')} />
      </Modal>
      <Modal id="email-code" title={t(m.bizlogin_email_code_title)} closeLabel={t(m.ui_close)}>
        <EmailCodeForm email={email} onConfirmed={answered('email-code')} />
      </Modal>
    </StepUpContext>
  );
}

function questionOf(failure: unknown): QuestionId | null {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.hasCode('stepUpNeeded')) return QUESTIONS.stepUpNeeded;
  return failure.hasCode('emailCodeNeeded') ? QUESTIONS.emailCodeNeeded : null;
}
