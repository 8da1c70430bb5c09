/** What can go wrong with one call. In the `AfterEffect` kinds the call has done its work when it goes wrong. */
export type Fault =
  | 'rateLimited'
  | 'timeoutBeforeEffect'
  | 'timeoutAfterEffect'
  | 'resetAfterEffect'
  | 'serverErrorStored'
  | 'serverErrorAfterEffect';

export type WebhookManner = 'twice' | 'lost' | 'held' | 'late';

/** How one announcement is to be sent: one entry per delivery. */
export type DeliveryPlan = { state: 'waiting' | 'held' | 'lost'; delaySeconds: number };

type FaultRule = { fault: Fault; operation?: string; left: number };
type WebhookRule = { manner: WebhookManner; type?: string; lateSeconds: number; left: number };

const onTime: DeliveryPlan = { state: 'waiting', delaySeconds: 0 };

/** What the simulator has been asked to get wrong, each rule for a number of times; kept in memory only. */
export class Misbehaviour {
  isDown = false;
  /** The secret key has run out. */
  isKeyExpired = false;
  /** Operations that the secret key has no permission for. */
  readonly forbidden = new Set<string>();
  /** What accounts can give back, in cents; those that are not here, anything. */
  readonly balances = new Map<string, number>();
  #faults: FaultRule[] = [];
  #webhooks: WebhookRule[] = [];

  failNext(rule: { fault: Fault; operation?: string; times?: number }): void {
    this.#faults.push({ fault: rule.fault, operation: rule.operation, left: rule.times ?? 1 });
  }

  announceNext(rule: { manner: WebhookManner; type?: string; lateSeconds?: number; times?: number }): void {
    const { manner, type, lateSeconds = 60, times: left = 1 } = rule;
    this.#webhooks.push({ manner, type, lateSeconds, left });
  }

  /** Uses up the first fault meant for this operation. */
  takeFault(operation: string): Fault | null {
    const rule = this.#faults.find((one) => one.left > 0 && (one.operation ?? operation) === operation);
    if (!rule) return null;
    rule.left -= 1;
    return rule.fault;
  }

  /** Uses up the first rule meant for announcements of this type. */
  planDeliveries(type: string): DeliveryPlan[] {
    const rule = this.#webhooks.find((one) => one.left > 0 && (one.type ?? type) === type);
    if (!rule) return [onTime];
    rule.left -= 1;
    if (rule.manner === 'twice') return [onTime, onTime];
    if (rule.manner === 'late') return [{ state: 'waiting', delaySeconds: rule.lateSeconds }];
    return [{ state: rule.manner, delaySeconds: 0 }];
  }

  clear(): void {
    this.isDown = false;
    this.isKeyExpired = false;
    this.forbidden.clear();
    this.balances.clear();
    this.#faults = [];
    this.#webhooks = [];
  }
}
