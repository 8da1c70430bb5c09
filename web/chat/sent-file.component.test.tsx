import { render, screen as page } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '#web/lib/texts.tsx';
import { ModalProvider } from '#web/ui/modal.tsx';
import type { ChatMessage } from './chat-calls.ts';
import { SentFile } from './sent-file.tsx';

afterEach(() => vi.unstubAllGlobals());

function showFile(name: string) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 404 })));
  vi.stubGlobal('fetch', fetched);
  const file = { name, bytes: 1200, width: null, height: null };
  const message: ChatMessage = {
    id: 3,
    type: 'file',
    content: `/chat/files/code/${encodeURIComponent(name)}`,
    file,
    senderName: 'Vera',
    createdAt: '2026-05-04T09:00:00Z',
    tempId: null,
    isOwn: false,
    user: { image: null },
  };
  render(
    <LocaleProvider locale="it">
      <ModalProvider>
        <SentFile chatId="0_3_1" message={message} file={file} />
      </ModalProvider>
    </LocaleProvider>,
  );
  return { fetched, link: page.getByRole('link', { name: `Scarica ${name}` }) };
}

it('a file that may be a program is saved only after a warning', async () => {
  const { fetched, link } = showFile('fattura.pdf.exe');
  await userEvent.click(link);
  expect(page.getByRole('dialog', { name: 'Questo file può essere un programma' })).toBeInTheDocument();
  await userEvent.click(page.getByText('Annulla'));
  expect(page.queryByRole('dialog')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(link);
  await userEvent.click(page.getByText('Scarica comunque'));
  expect(fetched).toHaveBeenCalledWith('/chat/files/code/fattura.pdf.exe');
  expect(page.queryByRole('dialog')).toBeNull();
});

it('any other file is saved at once', async () => {
  const { fetched, link } = showFile('fattura.pdf');
  await userEvent.click(link);
  expect(page.queryByRole('dialog')).toBeNull();
  expect(fetched).toHaveBeenCalledWith('/chat/files/code/fattura.pdf');
});
