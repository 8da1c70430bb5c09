import * as m from '#contracts/texts/messages.js';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { ServiceActName } from './change-services.ts';
import type { OwnService } from './service-calls.ts';
import styles from './service.module.css';
import { useServiceActs } from './use-service-acts.tsx';

type ServiceActsProps = { service: OwnService; onDone: (act: ServiceActName) => void };

/** What can be done with one service. */
export function ServiceActs({ service, onDone }: ServiceActsProps) {
  const t = useTexts();
  const { acts, question } = useServiceActs(onDone);
  return (
    <section aria-label={t(m.kit_acts)} className={styles.acts}>
      {acts([service]).map((act) => (
        <ActButton key={act.id} act={act} className={act.isDangerous ? styles.dangerous : undefined} />
      ))}
      {question}
    </section>
  );
}
