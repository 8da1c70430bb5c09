import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import type { PasskeyJson } from './second-factor-calls.ts';

/** Why a passkey gave no answer: the person or the device stopped, or the device holds one already. */
export class PasskeyProblem extends Error {
  readonly kind: 'stopped' | 'known';

  constructor(kind: PasskeyProblem['kind'], cause: unknown) {
    super(`passkey: ${kind}`, { cause });
    this.name = 'PasskeyProblem';
    this.kind = kind;
  }
}

/** Whether this browser can make and use passkeys; false until scripts have taken over. */
export function useHasPasskeys(): boolean {
  return useIsHydrated() && 'PublicKeyCredential' in window;
}

const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Makes a passkey. @throws PasskeyProblem */
export async function makePasskey(options: unknown): Promise<PasskeyJson> {
  const { startRegistration } = await loadWebAuthn();
  // The server's options are made for exactly this call
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return answered(() => startRegistration({ optionsJSON }));
}

/** Lets a passkey prove who is there. @throws PasskeyProblem */
export async function askPasskey(options: unknown): Promise<PasskeyJson> {
  const { startAuthentication } = await loadWebAuthn();
  // The server's options are made for exactly this call
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return answered(() => startAuthentication({ optionsJSON }));
}

async function answered(ask: () => Promise<object>): Promise<PasskeyJson> {
  try {
    return { ...(await ask()) };
  } catch (problem) {
    const isKnown = problem instanceof Error && problem.name === 'InvalidStateError';
    throw new PasskeyProblem(isKnown ? 'known' : 'stopped', problem);
  }
}
