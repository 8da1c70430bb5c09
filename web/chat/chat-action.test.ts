import { expect, it, vi } from 'vitest';
import { SEND_MESSAGE } from './chat-calls.ts';
import { actInChat, placeOf } from './chat-action.ts';

it.each([
  ['0_12_3', 'chat=0_12_3'],
  ['7', 'tab=channel&channel=7'],
])('a text for %s that is sent without scripts goes there, and leads back there', async (chatId, address) => {
  const form = new FormData();
  const said = { intent: 'send', chatId, content: 'Lunedì chiusi', attemptKey: 'key-1' };
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  const api = vi.fn(async () => ({}));
  const acting = actInChat(
    form,
    { api: api as never },
    {
      members: [0, 12],
      providerId: 3,
      chatHref: (id) => `/here?${new URLSearchParams(placeOf(id))}`,
    },
  );
  const led = await acting.catch((thrown: unknown) => thrown);
  expect(led).toBeInstanceOf(Response);
  expect((led as Response).headers.get('location')).toBe(`/here?${address}`);
  const sent = { chatId, content: 'Lunedì chiusi', tempId: 'form-key-1', seen: null };
  expect(api.mock.calls).toEqual([[SEND_MESSAGE, sent]]);
});
