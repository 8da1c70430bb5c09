import type { Area } from '#contracts/roles.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SignInOrigin } from './finish-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';

/**
 * Opens a session without password and second factor. For the demo town's people on a start that only this machine reaches; the
 * caller makes sure of both.
 */
export async function openDemoSession(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  { personId, area }: { personId: number; area: Extract<Area, 'public' | 'business'> },
): Promise<void> {
  await finishSignIn(work, deps, origin, {
    personId,
    area,
    client: { appName: 'radura', appVersion: '6.0.0', os: 'web' },
    // The back office opens to owners with one alone.
    secondFactor: area === 'business' ? 'authenticatorApp' : null,
  });
}
