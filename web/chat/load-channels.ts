import type { RequestContext } from '#web/lib/request-context.ts';
import type { ChannelListed, MessagePage } from './chat-calls.ts';
import { CHANNELS, MESSAGES } from './chat-calls.ts';

/** The channels of a center, and the one that is open. */
export type LoadedChannels = {
  channels: readonly ChannelListed[];
  openChannel: { channel: ChannelListed; page: MessagePage } | null;
};

/** Loads the tab of channels; null where another tab is shown. */
export async function loadChannels(
  url: URL,
  api: RequestContext['api'],
  providerId: number,
): Promise<LoadedChannels | null> {
  if (url.searchParams.get('tab') !== 'channel') return null;
  const { getChannels: channels } = await api(CHANNELS, { providerId });
  const asked = url.searchParams.get('channel');
  if (asked === null) return { channels, openChannel: null };
  const channel = channels.find(({ id }) => String(id) === asked);
  // Archived meanwhile: the others are still there
  if (!channel) return { channels, openChannel: null };
  const { getMessages: page } = await api(MESSAGES, { chatId: asked });
  return { channels, openChannel: { channel, page } };
}
