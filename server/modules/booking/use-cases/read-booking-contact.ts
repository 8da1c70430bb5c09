import type { ContactDetails, ContactField } from '#contracts/validation/contact-details.ts';
import { inputsOfProblems, readContactDetails } from '#contracts/validation/contact-details.ts';
import { providerOfOffer } from '#server/modules/catalog/index.ts';
import { askedContactOf } from '#server/modules/widget/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';

/**
 * The contact details of a booking, checked against what the provider's widget asks for. Counts towards the limit of the
 * network address, refused or not.
 * @throws Refusal tooManyRequests; reservationInvalidService for an unknown offer; clientDataNotValid naming each field
 */
export async function readBookingContact(
  work: Work,
  { limits }: Pick<Tools, 'limits'>,
  from: { address: string },
  typed: { offerId: number; webIntegrationId?: number | null } & { [Field in ContactField]?: string | null },
): Promise<ContactDetails> {
  await countRequest(work, `booking:${from.address}`, limits.bookingsPerAddressPerHour);
  const providerId = await providerOfOffer(work, typed.offerId);
  if (providerId === null) throw new Refusal('reservationInvalidService', { affected: ['subServiceId'] });
  const asked = await askedContactOf(work, providerId, typed.webIntegrationId ?? null);
  const read = readContactDetails(typed, asked);
  if ('contact' in read) return read.contact;
  throw new Refusal('clientDataNotValid', { inputs: inputsOfProblems(read.problems) });
}
