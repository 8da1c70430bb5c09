import { useId, useState } from 'react';
import type { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Consequences } from './consequences.tsx';
import type { SettledAnswer } from './affected-in.ts';

/** The fields of a form without those that are the form's own. */
const sentOf = ({ typed = [] }: SettledAnswer) =>
  typed.filter(([name]) => !name.startsWith('acts.') && name !== 'attemptKey' && name !== 'scripted');

type SettlingProps = {
  /** What a button's act was answered, with what it had sent. */
  answer: SettledAnswer;
  /** Where it is sent again. */
  action: string;
  /** The verb of the act. */
  verb: string;
};

/** Asks what shall become of the bookings that an act of a button would hurt, and sends it again with that. */
export function SettlingDialog({
  Form,
  isBusy,
  onClose,
  title,
  ...settling
}: SettlingProps & {
  Form: ReturnType<typeof useFetcher>['Form'];
  title: string;
  isBusy: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const id = useId();
  const [isComplete, setIsComplete] = useState(false);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      isDismissable={false}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.kit_cancel)}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy} disabled={!isComplete}>
            {settling.verb}
          </Button>
        </>
      }
    >
      <Form id={id} method="post" action={settling.action} noValidate>
        <Sent answer={settling.answer} />
        <Consequences answer={settling.answer} onComplete={setIsComplete} />
      </Form>
    </Dialog>
  );
}

function Sent({ answer }: Pick<SettlingProps, 'answer'>) {
  return (
    <>
      <AttemptKey />
      {sentOf(answer).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
