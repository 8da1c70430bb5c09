import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** Under the refusal that tells of another booking at that time: going on all the same. */
export function OverlapChoice({ errors }: { errors: readonly ApiError[] }) {
  const t = useTexts();
  if (!errors.some(({ code }) => code === 'overlapsOwnBooking')) return null;
  return <Checkbox name="overlaps" value="Y" label={t(m.booking_overlaps)} />;
}
