import { expect, it } from 'vitest';
import { PAGE_SIZE, pageOf, rowsBefore } from './page.ts';

it('pages follow each other without a gap or a row twice', () => {
  expect([1, 2, 3].map(rowsBefore)).toEqual([0, PAGE_SIZE, 2 * PAGE_SIZE]);
  expect([0, -1].map(rowsBefore)).toEqual([0, 0]);
});

it('there are as many pages as the rows fill', () => {
  const pages = (total: number) => pageOf([], { total, page: 1 }).pages;
  expect([0, 1, PAGE_SIZE, PAGE_SIZE + 1].map(pages)).toEqual([0, 1, 1, 2]);
  expect(pageOf(['a'], { total: 1, page: 0 })).toEqual({ items: ['a'], total: 1, page: 1, pages: 1 });
});
