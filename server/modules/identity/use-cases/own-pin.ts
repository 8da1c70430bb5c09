import { NewPin } from '#contracts/validation/pin.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { isEasyPin } from '../rules/is-easy-pin.ts';
import { deletePin, deletePlacesAtDesks, readPin, savePin } from '../store/desk.ts';
import { lockPerson } from '../store/personal-data.ts';
import { readUser } from '../store/profiles.ts';
import { deleteSessionsByPin } from '../store/sessions.ts';
import { hashPin } from './passwords.ts';
import type { Holder } from './second-factor-holder.ts';
import { tell } from './second-factor-holder.ts';

/** Somebody who has just proved again who they are, in a session. */
type PinHolder = Holder & { sessionId: number };

/** When the own PIN was set; null without one. */
export async function getMyPin(work: Work, personId: number): Promise<{ setAt: Date } | null> {
  return readPin(work, personId);
}

/**
 * Sets the PIN by which somebody comes back at a computer they have logged in at today, in place of the one before. Where that one led ends; the
 * computer they are at goes on.
 * @throws Refusal invalidInput for anything but four to six digits; pinTooEasy
 */
export async function setMyPin(work: Work, deps: Deps, holder: PinHolder, typed: string): Promise<void> {
  const { pin } = checked(NewPin, { pin: typed });
  const user = await readUser(work, holder.personId);
  if (!user) throw new Refusal('unauthenticated');
  if (isEasyPin(pin, user)) throw new Refusal('pinTooEasy', { affected: ['pin'] });
  const pinHash = await hashPin(deps.secrets, pin);
  await changePin(work, holder, 'pinSet', (tx) => savePin(tx, holder.personId, pinHash));
}

/** @throws Refusal notFound without one */
export async function removeMyPin(work: Work, holder: PinHolder): Promise<void> {
  await changePin(work, holder, 'pinRemoved', async (tx) => {
    if (!(await deletePin(tx, holder.personId))) throw new Refusal('notFound');
  });
}

async function changePin(
  work: Work,
  { personId, sessionId }: PinHolder,
  how: 'pinSet' | 'pinRemoved',
  change: (tx: Work) => Promise<void>,
): Promise<void> {
  await work.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await change(tx);
    await deletePlacesAtDesks(tx, personId, sessionId);
    await deleteSessionsByPin(tx, personId, sessionId);
    await tell(tx, personId, how);
  });
}
