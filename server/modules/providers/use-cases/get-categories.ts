import type { ProviderType } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Category } from '../store/categories.ts';
import { readCategories } from '../store/categories.ts';

/** The categories of one provider type, or of both. */
export async function getCategories(work: Work, type: ProviderType | null): Promise<Category[]> {
  return readCategories(work, type);
}
