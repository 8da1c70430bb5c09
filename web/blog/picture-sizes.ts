const SIZED = /\/large\.webp$/;

/** The sizes of a picture of ours, by the address of its large one. */
export function sizesOf(large: string): { small: string; medium: string; large: string; srcSet: string } {
  const of = (size: string): string => large.replace(SIZED, `/${size}.webp`);
  const [small, medium] = [of('small'), of('medium')];
  return { small, medium, large, srcSet: `${small} 400w, ${medium} 800w, ${large} 1280w` };
}
