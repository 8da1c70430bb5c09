import type { Work } from '#server/kernel/work.ts';
import { addChannel } from '../store/channels.ts';
import { addPost } from '../store/posts.ts';

/** Makes a channel of a center, for a town that is made: nobody is asked whether they may. @returns its id */
export const openChannel = (
  work: Work,
  channel: { providerId: number; name: string; creatorId: number },
): Promise<number> => addChannel(work, channel);

/** Posts in a channel, as `openChannel`. Joins the caller's transaction. */
export async function postInChannel(
  tx: Work,
  {
    providerId,
    channel,
    ...post
  }: { providerId: number; channel: number; senderId: number; tempId: string; content: string },
): Promise<void> {
  await addPost(tx, { providerId, id: channel }, post);
}
