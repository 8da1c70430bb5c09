/** Streets around a place as SVG paths in a frame of 640 by 360: a drawing, always the same for the same place. */
export function drawnStreets(
  latitude: number,
  longitude: number,
): { streets: { path: string; width: number }[]; river: string; park: string } {
  const random = randomFrom(Math.round(latitude * 1e4) * 31 + Math.round(longitude * 1e4));
  const between = (low: number, high: number): number => Math.round(low + (high - low) * random());
  const tilt = between(-60, 60);
  const across = spread(-40, 400, between(5, 6), random).map((y, index) => ({
    path: `M-20 ${y}Q320 ${y + between(-14, 14)} 660 ${y + tilt}`,
    width: index % 3 === 1 ? 13 : 6,
  }));
  const down = spread(-20, 660, between(7, 9), random).map((x, index) => ({
    path: `M${x} -20Q${x + between(-12, 12)} 180 ${x - tilt} 380`,
    width: index % 4 === 2 ? 13 : 6,
  }));
  const bank = between(40, 320);
  const corner = { x: between(60, 460), y: between(30, 220) };
  return {
    streets: [...across, ...down],
    river: `M-20 ${bank}C160 ${bank - 70} 420 ${bank + 80} 660 ${bank - between(0, 60)}`,
    park: `M${corner.x} ${corner.y}h${between(80, 150)}l${-Math.round(tilt / 4)} ${between(60, 110)}h-${between(70, 130)}z`,
  };
}

function spread(from: number, to: number, count: number, random: () => number): number[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) =>
    Math.round(from + step * (index + 0.2 + 0.6 * random())),
  );
}

/** A small repeatable generator (mulberry32); good enough to draw with. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
