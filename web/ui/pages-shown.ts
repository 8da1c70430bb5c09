/**
 * Which page numbers to offer: the first, the last, and those around the present one; null stands for a gap.
 * @param page from 1
 */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const numbers = [...new Set(near)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const step = number - (numbers[index - 1] ?? 0);
    if (step === 1) return [number];
    return step === 2 ? [number - 1, number] : [null, number];
  });
}
