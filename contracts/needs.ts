/** "n of these things": so many units in all, each of any of the things. */
export interface Need {
  readonly units: number;
  /** One or more things, each once. */
  readonly resourceIds: readonly number[];
}

/**
 * Units taken for needs. Which need a taken unit serves is settled last: it is passed on to another need where that lets more be
 * taken, so that what is taken first stays taken, and as many are taken as can be. Units that go the same way go together, so that
 * the work grows with needs and things, not with units.
 */
export class UnitsForNeeds {
  /** Units that each need still waits for. */
  readonly #missing: number[];
  /** How many units of each thing serve each need, at its index. */
  readonly #serving: Map<number, number>[];
  /** The needs that each thing can serve, by their index. */
  readonly #servable = new Map<number, number[]>();

  constructor(needs: readonly Need[]) {
    this.#missing = needs.map(({ units }) => units);
    this.#serving = needs.map(() => new Map());
    for (const [index, { resourceIds }] of needs.entries()) {
      for (const id of resourceIds) {
        const servable = this.#servable.get(id);
        if (servable) servable.push(index);
        else this.#servable.set(id, [index]);
      }
    }
  }

  /** Every need has its units. */
  get isComplete(): boolean {
    return this.#missing.every((units) => units === 0);
  }

  /**
   * Takes more units of a thing, as far as the needs have use for them beside all that was taken.
   * @returns how many were taken; once it was fewer, no other unit of this thing ever is
   */
  take(resourceId: number, units = 1): number {
    let taken = 0;
    while (taken < units) {
      const way = this.#shortestWay(resourceId);
      if (!way) break;
      taken += this.#pass(way, units - taken);
    }
    return taken;
  }

  /** From the thing to a need that waits: each step gives its need a thing, which the next step passes on. */
  #shortestWay(resourceId: number): Step[] | null {
    const steps: Step[] = [];
    const reached = new Set<number>();
    const reach = (thing: number, before: Step | null): void => {
      for (const index of this.#servable.get(thing) ?? []) {
        if (reached.has(index)) continue;
        reached.add(index);
        steps.push({ index, thing, before });
      }
    };
    const passedOn = new Set([resourceId]);
    reach(resourceId, null);
    // Grows while it is gone through.
    for (const step of steps) {
      if ((this.#missing[step.index] ?? 0) > 0) return wayTo(step);
      for (const [other, units] of this.#serving[step.index] ?? []) {
        if (units === 0 || passedOn.has(other)) continue;
        passedOn.add(other);
        reach(other, step);
      }
    }
    return null;
  }

  #pass(way: readonly Step[], wanted: number): number {
    const last = way.at(-1);
    if (!last) return 0;
    const passable = way
      .slice(1)
      .map(({ thing }, index) => this.#serving[way[index]?.index ?? -1]?.get(thing) ?? 0);
    const units = Math.min(wanted, this.#missing[last.index] ?? 0, ...passable);
    for (const [index, step] of way.entries()) {
      this.#serve(step.index, step.thing, units);
      const next = way[index + 1];
      if (next) this.#serve(step.index, next.thing, -units);
    }
    this.#missing[last.index] = (this.#missing[last.index] ?? 0) - units;
    return units;
  }

  #serve(index: number, resourceId: number, change: number): void {
    const serving = this.#serving[index];
    serving?.set(resourceId, (serving.get(resourceId) ?? 0) + change);
  }
}

/** A need, by its index, is served with a thing, which the step before passes on. */
interface Step {
  readonly index: number;
  readonly thing: number;
  readonly before: Step | null;
}

function wayTo(last: Step): Step[] {
  const way: Step[] = [];
  for (let step: Step | null = last; step; step = step.before) way.unshift(step);
  return way;
}

/**
 * How many units of each thing meet all the needs, the first things first, as far as there are units of them.
 * @returns by the thing's id, or null when there are too few
 */
export function unitsMeeting(
  needs: readonly Need[],
  things: readonly { readonly resourceId: number; readonly quantity: number }[],
): Map<number, number> | null {
  const units = new UnitsForNeeds(needs);
  const met = new Map<number, number>();
  for (const { resourceId, quantity } of things) {
    const taken = units.take(resourceId, quantity);
    if (taken > 0) met.set(resourceId, taken);
  }
  return units.isComplete ? met : null;
}
