import { randomBytes } from 'node:crypto';
import { makeJpegs, removeFilesLater, requestUpload, takeUpload } from '#server/modules/media/index.ts';
import { imageTypeOfBytes } from '#server/modules/media/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { FileCodes } from './file-codes.ts';
import { fileNameOf } from '../rules/file-names.ts';
import { isWebm } from '../rules/webm.ts';
import type { FileRow } from '../store/files.ts';
import { bytesSentSince, findFile } from '../store/files.ts';
import type { ChatPlace } from './chat-place.ts';
import { placeIn } from './chat-place.ts';
import { expectMaySendFiles, expectMayWrite } from './who-may-write.ts';

const DAY_MS = 86_400_000;
const MOST_BYTES_A_DAY = 200 * 1024 * 1024;
const MOST_UPLOADS_AN_HOUR = 60;
const MOST_PIXELS = 40_000_000;
const MOST_VOICE_BYTES = 5 * 1024 * 1024;
const SIDES = { large: 2048, small: 480 };

/**
 * An address where a member may leave one file for a chat; `sendMessage` takes it over.
 * @throws Refusal as `placeIn`; as `expectMaySendFiles`; fileNotAccepted for one that is too large; tooManyRequests
 */
export async function requestChatUpload(
  { work, actor, deps }: Pick<RequestContext, 'work' | 'actor' | 'deps'>,
  { chatId, bytes }: { chatId: string; bytes: number },
): Promise<AwaitedUpload> {
  const { chat, personId, side } = await placeIn(work, actor, chatId);
  await expectMayWrite(work, chat, side);
  await expectMaySendFiles(work, chat, side);
  const { chatFileBytes, uploadsPerPersonPerHour } = deps.limits;
  if (bytes < 1 || bytes > chatFileBytes) throw new Refusal('fileNotAccepted');
  await expectRoom(work, personId, bytes);
  const limits = {
    ...deps.limits,
    uploadsPerPersonPerHour: Math.max(MOST_UPLOADS_AN_HOUR, uploadsPerPersonPerHour),
  };
  return requestUpload(
    work,
    { storage: deps.storage, limits },
    {
      personId,
      purpose: 'chatFile',
      providerId: chat.providerId,
      // Nobody has looked into it, and its storage shows it to nobody
      fileType: 'file',
      contentType: 'application/octet-stream',
      mostBytes: chatFileBytes,
    },
  );
}

/** There is room for a file that is about to be kept, and until the transaction ends nobody else takes it. @throws Refusal tooManyRequests */
export async function keepRoom(tx: Work, personId: number, bytes: number): Promise<void> {
  await tx.lock([`bytes in chats of ${personId}`]);
  await expectRoom(tx, personId, bytes);
}

/** @throws Refusal tooManyRequests */
async function expectRoom(work: Work, personId: number, bytes: number): Promise<void> {
  const sent = await bytesSentSince(work, personId, new Date(work.now().getTime() - DAY_MS));
  if (sent + bytes > MOST_BYTES_A_DAY) throw new Refusal('tooManyRequests', { retryAfterSeconds: 3600 });
}

/** A file as it lies in the object storage, before its message is written. */
export type TakenFile = Omit<FileRow, 'number'> & { name: string; type: 'image' | 'file' | 'audio' };

/**
 * Takes over what was uploaded for a chat: pictures are made anew, all else is kept as it came.
 * @throws Refusal fileNotAccepted for an upload that is not theirs, too late, used or too large, and for a voice note that is none; tooManyRequests
 */
export async function takeFile(
  { work, deps }: Pick<RequestContext, 'work' | 'deps'>,
  { chat, personId }: Pick<ChatPlace, 'chat' | 'personId'>,
  { uploadId, name, isVoiceNote }: { uploadId: number; name: string; isVoiceNote: boolean },
): Promise<TakenFile> {
  const { providerId } = chat;
  const mostBytes = deps.limits.chatFileBytes;
  const upload = { personId, uploadId, purpose: 'chatFile', providerId, mostBytes } as const;
  const { content } = await takeUpload(work, deps, upload);
  if (content.length === 0) throw new Refusal('fileNotAccepted');
  if (isVoiceNote && (content.length > MOST_VOICE_BYTES || !isWebm(content)))
    throw new Refusal('fileNotAccepted');
  await expectRoom(work, personId, content.length);
  const key = `chats/${providerId}/${randomBytes(20).toString('hex')}`;
  const picture = isVoiceNote ? null : await pictureIn(content);
  if (picture) {
    await deps.storage.write(`${key}/large`, picture.large);
    await deps.storage.write(`${key}/small`, picture.small);
  } else await deps.storage.write(`${key}/file`, content);
  const { width, height } = picture ?? { width: null, height: null };
  const bytes = picture ? picture.large.length : content.length;
  return {
    key,
    bytes,
    width,
    height,
    name: fileNameOf(name, { isPicture: picture !== null }),
    type: isVoiceNote ? 'audio' : picture ? 'image' : 'file',
  };
}

/** A picture made anew without what cameras write into it; null for all that is none, and for pictures too large to look at. */
async function pictureIn(content: Buffer) {
  const fileType = imageTypeOfBytes(content);
  if (fileType === null) return null;
  try {
    const [large, small] = await makeJpegs(content, fileType, {
      sides: [SIDES.large, SIDES.small],
      mostPixels: MOST_PIXELS,
    });
    return large && small
      ? { large: large.jpeg, small: small.jpeg, width: large.width, height: large.height }
      : null;
  } catch (error) {
    if (isRefusal(error) && error.code === 'fileNotAccepted') return null;
    throw error;
  }
}

/** Removes the bytes of files that no message has any more. */
export async function removeBytes(
  work: Work,
  files: readonly Pick<FileRow, 'key' | 'width'>[],
): Promise<void> {
  const keys = files.flatMap(({ key, width }) =>
    width === null ? [`${key}/file`] : [`${key}/large`, `${key}/small`],
  );
  if (keys.length > 0) await removeFilesLater(work, keys);
}

const codesOf = ({ secrets }: Pick<Deps, 'secrets'>): FileCodes => new FileCodes(secrets.keyFor('chat-file'));

/** The address that a file opens at for one reader; it asks again whether they are a member. */
export function addressOfFile(
  deps: Pick<Deps, 'secrets'>,
  now: Date,
  of: { providerId: number; chat: number; number: number; personId: number; name: string },
): string {
  return `/chat/files/${codesOf(deps).codeFor(of, now)}/${encodeURIComponent(of.name)}`;
}

/**
 * What an address opens now.
 * @param asking.actors who the request comes from, one for each area the browser is signed in to
 * @throws Refusal notFound for an address that is over, somebody else's, or of a message that was deleted
 */
export async function fileAtAddress(
  { work, actors, deps }: { work: Work; actors: readonly Actor[]; deps: Pick<Deps, 'secrets'> },
  { code, name }: { code: string; name: string },
): Promise<FileRow & { name: string; isVoiceNote: boolean }> {
  const grant = codesOf(deps).read(code, work.now());
  const file = grant && (await findFile(work, grant));
  if (!file || file.name !== name) throw new Refusal('notFound');
  for (const actor of actors) {
    if (actor.kind !== 'person' || actor.personId !== grant.personId) continue;
    const place = await placeIn(work, actor, file.chatId).catch(onlyRefusal);
    if (place) return file;
  }
  throw new Refusal('notFound');
}

function onlyRefusal(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}
