import { ring } from '../live/ring.ts';

/** Rings bookings for a moment, once they are drawn. More than a few at once is no news of one of them. */
export function markChanged(ids: readonly number[]): void {
  if (ids.length === 0 || ids.length > 20) return;
  requestAnimationFrame(() => {
    for (const id of ids)
      for (const link of document.querySelectorAll(`[data-booking="${id}"], [data-folded~="${id}"]`))
        ring(link.closest('li') ?? link);
  });
}
