import type { Booked, BookingOrigin, BookingRequest } from '#server/modules/booking/index.ts';
import { bookService } from '#server/modules/booking/index.ts';
import type { SignedUp, SignUpOrigin, SignUpRequest } from '#server/modules/classes/index.ts';
import { signUp } from '#server/modules/classes/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import type { PayAtOnce } from '#server/modules/selling/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { usePass } from './use-pass.ts';

/** What is asked of both: the e-mail is the one of the log-in. */
type WithPass<Request extends { contact: object }> = Omit<Request, 'onlyBook' | 'passId' | 'contact'> & {
  passId: number;
  contact: Omit<Request['contact'], 'email'>;
};

/**
 * Books a service and pays it with an own pass, in one transaction: both or neither.
 * @throws Refusal unauthenticated; notFound for who has not proved their e-mail and for a pass of somebody else; as `bookService` and `usePass`
 */
export async function bookWithPass(
  work: Work,
  deps: Deps,
  { passId, contact, ...request }: WithPass<BookingRequest>,
  origin: BookingOrigin,
): Promise<Booked> {
  const email = await provedEmail(work, origin.actor);
  const asked = { ...request, contact: { ...contact, email }, onlyBook: true, passId };
  return bookService(work, deps, asked, origin, paying(passId, origin.actor));
}

/**
 * Signs up for sessions of a class and pays them with an own pass, an entry for each, in one transaction.
 * @throws Refusal unauthenticated; notFound for who has not proved their e-mail and for a pass of somebody else; as `signUp` and `usePass`
 */
export async function signUpWithPass(
  work: Work,
  deps: Deps,
  { passId, contact, ...request }: WithPass<SignUpRequest>,
  origin: SignUpOrigin,
): Promise<SignedUp> {
  const email = await provedEmail(work, origin.actor);
  const asked = { ...request, contact: { ...contact, email }, onlyBook: true, passId };
  return signUp(work, deps, asked, origin, paying(passId, origin.actor));
}

/** Of whoever is signed in. Anybody may name any address: an own pass is whoever's who has proved it. */
async function provedEmail(work: Work, actor: Actor): Promise<string> {
  const person = await getPerson(work, signedIn(actor).personId);
  if (!person?.isVerified) throw new Refusal('notFound', { affected: ['passId'] });
  return person.email;
}

const paying =
  (passId: number, actor: Actor): PayAtOnce =>
  async (tx, { providerId, orderId }) => {
    // What was sold is read again
    await tx.flush();
    await usePass(tx, { providerId, orderId, passId, actor: nameOfActor(actor) });
  };
