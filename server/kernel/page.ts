/** One page of a list that the database ordered, cut and counted. */
export interface Page<Item> {
  items: Item[];
  /** On all pages together. */
  total: number;
  /** 1 for the first. */
  page: number;
  /** How many pages there are. */
  pages: number;
}

export const PAGE_SIZE = 10;

/** Where a page begins: how many rows come before it. */
export function rowsBefore(page: number): number {
  return (Math.max(1, page) - 1) * PAGE_SIZE;
}

/** The page an API call answers: its items among all there are, `page` counted from 1. */
export function pageOf<Item>(items: Item[], { total, page }: { total: number; page: number }): Page<Item> {
  return { items, total, page: Math.max(1, page), pages: Math.ceil(total / PAGE_SIZE) };
}
