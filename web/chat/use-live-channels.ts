import { useEffect, useState } from 'react';
import { watchLive } from '#web/lib/live/watch.ts';
import type { ChannelListed } from './chat-calls.ts';
import { CHANNELS_CHANGED } from './chat-calls.ts';

/** The channels as they were loaded, and then as the center tells of them. */
export function useLiveChannels(
  providerId: number,
  loaded: readonly ChannelListed[],
): readonly ChannelListed[] {
  const [told, setTold] = useState<{ since: unknown; channels: readonly ChannelListed[] } | null>(null);
  useEffect(
    () => watchLive(CHANNELS_CHANGED, { providerId }, ({ channels }) => setTold({ since: loaded, channels })),
    [providerId, loaded],
  );
  return told?.since === loaded ? told.channels : loaded;
}
