export type ListObject<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export function listObject<T>(url: string, data: T[], hasMore = false): ListObject<T> {
  return { object: 'list', data, has_more: hasMore, url };
}
