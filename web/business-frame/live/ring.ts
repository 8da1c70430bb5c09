const RING_MS = 2_400;
const RING = '0 0 0 3px color-mix(in srgb, var(--terracotta) 55%, transparent)';

/** Rings a part of the screen for a moment: it fades, or just goes for who wants no motion. */
export function ring(part: Element): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.animate([{ boxShadow: RING }, { boxShadow: isStill ? RING : '0 0 0 3px transparent' }], {
    duration: RING_MS,
    easing: 'ease-in',
  });
}
