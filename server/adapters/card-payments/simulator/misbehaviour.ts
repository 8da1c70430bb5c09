/** What can go wrong with one call. In the `AfterEffect` kinds the call has done its work when it goes wrong. */
export type Fault =
  | 'rateLimited'
  | 'timeoutBeforeEffect'
  | 'timeoutAfterEffect'
  | 'resetAfterEffect'
  | 'serverErrorStored'
  | 'serverErrorAfterEffect'
  /** Answered, but only after `LATE_MS`. */
  | 'answeredLate'
  /** As if the key had run out for this one call. */
  | 'keyRefused';

export const LATE_MS = 3_000;
/** What an unreliable processor gets wrong, one as often as the other. */
const UNRELIABLE = {
  answers: ['answeredLate', 'timeoutAfterEffect', 'resetAfterEffect', 'keyRefused'],
  announcements: ['twice', 'lost', 'late'],
} as const satisfies { answers: readonly Fault[]; announcements: readonly WebhookManner[] };
const UNRELIABLE_LATE_SECONDS = 10;

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
  /** What is not ruled otherwise goes wrong in this share (0 to 1) of all answers and announcements. */
  unreliableShare = 0;
  readonly #chance: () => number;

  /** @param chance 0 up to 1 */
  constructor(chance: () => number) {
    this.#chance = chance;
  }

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
    if (!rule) return this.#oneOf(UNRELIABLE.answers);
    rule.left -= 1;
    return rule.fault;
  }

  /** Uses up the first rule meant for announcements of this type. */
  planDeliveries(type: string): DeliveryPlan[] {
    const rule = this.#webhooks.find((one) => one.left > 0 && (one.type ?? type) === type);
    if (!rule) return planOf(this.#oneOf(UNRELIABLE.announcements), UNRELIABLE_LATE_SECONDS);
    rule.left -= 1;
    return planOf(rule.manner, rule.lateSeconds);
  }

  clear(): void {
    this.isDown = false;
    this.isKeyExpired = false;
    this.forbidden.clear();
    this.balances.clear();
    this.#faults = [];
    this.#webhooks = [];
    this.unreliableShare = 0;
  }

  #oneOf<Kind>(kinds: readonly Kind[]): Kind | null {
    if (this.#chance() >= this.unreliableShare) return null;
    return kinds[Math.floor(this.#chance() * kinds.length)] ?? null;
  }
}

function planOf(manner: WebhookManner | null, lateSeconds: number): DeliveryPlan[] {
  switch (manner) {
    case null:
      return [onTime];
    case 'twice':
      return [onTime, onTime];
    case 'late':
      return [{ state: 'waiting', delaySeconds: lateSeconds }];
    case 'lost':
    case 'held':
      return [{ state: manner, delaySeconds: 0 }];
  }
}
