const MARK_MS = 2_400;
const RING = '0 0 0 3px color-mix(in srgb, var(--terracotta) 55%, transparent)';

/** Rings bookings for a moment, once they are drawn: it fades, or just goes for who wants no motion. More than a few at once is no news of one of them. */
export function markChanged(ids: readonly number[]): void {
  if (ids.length === 0 || ids.length > 20) return;
  requestAnimationFrame(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const id of ids)
      for (const link of document.querySelectorAll(`[data-booking="${id}"]`))
        (link.closest('li') ?? link).animate(
          [{ boxShadow: RING }, { boxShadow: isStill ? RING : '0 0 0 3px transparent' }],
          { duration: MARK_MS, easing: 'ease-in' },
        );
  });
}
