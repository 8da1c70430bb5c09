import { redirect } from 'react-router';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';

export type MoveRequest = { dateTimeFrom: string; resourceId: number | null; overlaps: boolean };

/** The two changes of an own booking, by a mailed link or as a signed-in person. */
export type OwnReservationOperations = {
  cancel: () => Promise<unknown>;
  move: (bookingRequest: MoveRequest, options: { idempotencyKey?: string }) => Promise<unknown>;
};

/** Marks the address after a change that went through, for the page to say so. */
export const CHANGES = ['moved', 'cancelled'] as const;
export type OwnReservationChange = (typeof CHANGES)[number];

/**
 * Does what a form of the booking's page asks for, and leads back to the page, which then says what became of it.
 * @param call as the router hands it to an action; only its `url` is the page's own address
 * @returns why it was refused
 * @throws the redirect
 */
export async function changeOwnReservation(
  { request, url }: { request: Request; url: URL },
  operations: OwnReservationOperations,
): Promise<FormAnswer> {
  const form = await request.formData();
  const isMove = textOf(form, 'intent') === 'move';
  const answer = await sendForm({}, async () => {
    if (isMove) {
      const person = textOf(form, 'resourceId');
      const key = textOf(form, 'attemptKey');
      const bookingRequest = {
        dateTimeFrom: textOf(form, 'dateTimeFrom'),
        resourceId: person === '' ? null : Number(person),
        overlaps: textOf(form, 'overlaps') === 'Y',
      };
      await operations.move(bookingRequest, key === '' ? {} : { idempotencyKey: key });
    } else {
      await operations.cancel();
    }
  });
  if (!answer.isSaved) return answer;
  const change: OwnReservationChange = isMove ? 'moved' : 'cancelled';
  throw redirect(`${url.pathname}?${change}`, 303);
}

/** The change that the address tells of. */
export function changeInAddress(search: URLSearchParams): OwnReservationChange | null {
  return CHANGES.find((change) => search.has(change)) ?? null;
}
