import { render, screen as page } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '#web/lib/texts.tsx';
import type { ChatUnread } from './chat-calls.ts';
import { ChatSnackbars } from './chat-snackbars.tsx';

afterEach(() => vi.unstubAllGlobals());

const LOADED_UP_TO = '2026-05-04T09:00:00.000Z';
const OLD = { chatId: '0_3_1', providerId: 1, messageId: 4, timestamp: LOADED_UP_TO };
const NEW = { chatId: '0_5_1', providerId: 1, messageId: 1, timestamp: '2026-05-04T09:00:00.400Z' };
const hrefOf = ({ chatId }: ChatUnread): string => `/business/1/messages?chat=${chatId}`;

/** The page as it was loaded, and then what the line first says. */
function firstTold(unread: readonly ChatUnread[], loadedUpTo: string | null | undefined) {
  const fetched = vi.fn<typeof fetch>(() => {
    const lastMessage = { type: 'text', content: 'Avete posto?', isOwn: false };
    const getChat = [{ name: 'Vera', lastMessage, user: { image: null } }];
    return Promise.resolve(Response.json({ data: { getChat } }));
  });
  vi.stubGlobal('fetch', fetched);
  const bar = (known: readonly ChatUnread[] | null) => (
    <LocaleProvider locale="it">
      <MemoryRouter>
        <ChatSnackbars unread={known} openId={null} {...{ hrefOf, loadedUpTo }} />
      </MemoryRouter>
    </LocaleProvider>
  );
  const { rerender } = render(bar(null));
  rerender(bar(unread));
  return fetched;
}

it('tells of what came between the page and its line, and not of what was unread before', async () => {
  const fetched = firstTold([NEW, OLD], LOADED_UP_TO);
  const [link, ...others] = await page.findAllByRole('link', { name: /Vera/ });
  expect(link).toHaveAttribute('href', hrefOf(NEW));
  expect(others).toEqual([]);
  expect(fetched).toHaveBeenCalledOnce();
});

it('where nothing was unread all is news', async () => {
  firstTold([NEW], null);
  expect(await page.findByRole('link', { name: /Avete posto/ })).toBeInTheDocument();
});

it('where nobody knows what was unread the first that is told is no news', () => {
  expect(firstTold([NEW, OLD], undefined)).not.toHaveBeenCalled();
});
