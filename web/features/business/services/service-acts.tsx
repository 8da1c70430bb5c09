import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import type { ServiceActName } from './change-services.ts';
import type { OwnService } from './service-calls.ts';
import styles from './service.module.css';
import { useServiceActs } from './use-service-acts.tsx';

type ServiceActsProps = { service: OwnService; onDone: (act: ServiceActName) => void };

/** What can be done with one service. Without scripts the same buttons send a form, and deleting is asked by opening it. */
export function ServiceActs({ service, onDone }: ServiceActsProps) {
  const t = useTexts();
  const { acts, question } = useServiceActs(onDone);
  const isHydrated = useIsHydrated();
  const centerPath = useCenterPath();
  const [usual, dangerous] = [
    acts([service]).filter(({ isDangerous }) => !isDangerous),
    acts([service]).filter(({ isDangerous }) => isDangerous),
  ];
  const buttonOf = ({ id, label, icon: Icon, isDangerous, isDisabled, onAct }: (typeof usual)[number]) => (
    <Button
      key={id}
      type="submit"
      name="act"
      value={id}
      look="secondary"
      disabled={isDisabled}
      {...(isDangerous && { className: styles.dangerous })}
      {...(isHydrated && {
        onClick: (event: React.MouseEvent) => {
          event.preventDefault();
          onAct();
        },
      })}
    >
      {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
      {label}
    </Button>
  );
  return (
    <section aria-label={t(m.kit_acts)}>
      <Form method="post" action={centerPath('services')} className={styles.acts}>
        <AttemptKey />
        <input type="hidden" name="ids" value={service.id} />
        {usual.map(buttonOf)}
        {isHydrated ? (
          dangerous.map(buttonOf)
        ) : (
          <details>
            <summary>{t(m.services_delete_title, { name: service.name })}</summary>
            <p>{t(m.services_delete_text)}</p>
            {dangerous.map(buttonOf)}
          </details>
        )}
      </Form>
      {question}
    </section>
  );
}
