import * as m from '#contracts/texts/messages.js';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useOrder } from '#web/business-ui/use-order.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { GroupName } from '#web/business-frame/catalog/group-name.tsx';
import type { PlacedService } from './order-calls.ts';
import styles from './order.module.css';

type OrderedGroupProps = {
  group: PlacedService['group'];
  services: readonly PlacedService[];
  /** Whether it needs a title: there are other groups. */
  isTitled: boolean;
  isDisabled: boolean;
};

const idOf = ({ id }: PlacedService): string => String(id);

/** The services of one group, in their order. */
export function OrderedGroup({ group, services, isTitled, isDisabled }: OrderedGroupProps) {
  const t = useTexts();
  const { showError } = useToasts();
  const action = useCenterPath()('services/order');
  const { shown, isSaving, onOrder } = useOrder(services, {
    idOf,
    action,
    onFail: showError,
  });
  const name = group?.name ?? t(m.services_without_group);
  return (
    <section aria-label={isTitled ? name : t(m.services_title)}>
      {isTitled && <h2 className={styles.group}>{group ? <GroupName group={group} /> : name}</h2>}
      {isDisabled ? (
        <ul className={styles.plain}>
          {shown.map((service) => (
            <li key={service.id}>{service.name}</li>
          ))}
        </ul>
      ) : (
        <Reorder
          label={isTitled ? name : t(m.services_title)}
          items={shown}
          idOf={idOf}
          nameOf={(service) => service.name}
          onOrder={onOrder}
          isSaving={isSaving}
        >
          {(service) => (
            <span className={styles.service}>
              {service.name}
              {!service.isActive && <StatusPill tone="quiet">{t(m.services_state_off)}</StatusPill>}
              {service.isActive && !service.isPublished && (
                <StatusPill tone="news">{t(m.services_state_hidden)}</StatusPill>
              )}
            </span>
          )}
        </Reorder>
      )}
    </section>
  );
}
