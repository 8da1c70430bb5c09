import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { listAddress, oneOf } from './list-address.ts';
import { loadList } from './load-list.ts';

const address = listAddress({ status: oneOf(['open', 'done']) });
const at = (search: string) => new URL(`https://radura.example/it/list${search}`);
const refused = (code: string) => new ApiFailure([{ message: 'no', code }]);

describe('loading a list', () => {
  it('asks for what the address says', async () => {
    const list = { items: [1], total: 11, pages: 2 };
    const loaded = await loadList(at('?status=done&page=2'), address, async (asked) => {
      expect(asked).toEqual({ status: 'done', page: 2 });
      return list;
    });
    expect(loaded).toEqual({ asked: { status: 'done', page: 2 }, list, hasFailed: false, failure: null });
  });

  it('leads behind the last page to the last, with the filters', async () => {
    const led = await loadList(at('?status=done&page=9'), address, async () => ({
      items: [],
      total: 11,
      pages: 2,
    })).catch((thrown: unknown) => thrown);
    expect(led).toBeInstanceOf(Response);
    expect((led as Response).headers.get('location')).toBe('/it/list?status=done&page=2');
  });

  it('an empty list stays where it is', async () => {
    const list = { items: [], total: 0, pages: 0 };
    expect((await loadList(at('?page=3'), address, async () => list)).list).toBe(list);
  });

  it('STA-04: a list that fails leaves the frame, with the word of the server', async () => {
    const loaded = await loadList(at(''), address, async () => {
      throw refused('errorSomethingWentWrong');
    });
    expect(loaded).toMatchObject({ list: null, hasFailed: true, failure: 'no' });
  });

  it.each(['unauthenticated', 'notFound', 'NotAuthorizedException'])(
    '%s is no list that failed',
    async (code) => {
      await expect(
        loadList(at(''), address, async () => {
          throw refused(code);
        }),
      ).rejects.toBeInstanceOf(ApiFailure);
    },
  );
});
