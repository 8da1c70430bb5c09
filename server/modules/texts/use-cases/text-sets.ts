import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { TextLanguage } from '#contracts/own-texts.ts';
import { adminCommand, expectAdmin } from '#server/modules/authority/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestUpload, takeUpload } from '#server/modules/media/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { TextProblem } from '../rules/check-texts.ts';
import { checkTexts } from '../rules/check-texts.ts';
import type { PublishedSet } from '../store/text-sets.ts';
import {
  listPublished,
  publishSet,
  readSetsThatCount,
  replaceCheckedSet,
  revertSet,
} from '../store/text-sets.ts';
import { compiledTexts } from './compiled-texts.ts';
import { followPublishedTexts } from './published-texts.ts';

export type { PublishedSet };

type Asking = Pick<RequestContext, 'work' | 'deps' | 'actor'>;
type Commanding = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const MOST_BYTES = 2 * 1024 * 1024;
const UPLOAD = { purpose: 'texts', mostBytes: MOST_BYTES } as const;
const MOST_LISTED = 20;

/** What was published, the newest first. @throws Refusal as `expectAdmin` */
export async function getPublishedTexts(work: Work, actor: Actor): Promise<PublishedSet[]> {
  expectAdmin(work, actor, 'changeTexts');
  return listPublished(work, MOST_LISTED);
}

/** All texts of a language as they are now, by key. @throws Refusal as `expectAdmin` */
export async function getTranslations(
  work: Work,
  actor: Actor,
  language: TextLanguage,
): Promise<{ key: string; text: string }[]> {
  expectAdmin(work, actor, 'changeTexts');
  const own = (await readSetsThatCount(work))[language]?.texts ?? {};
  return [...(await compiledTexts(language))].map(([key, text]) => ({ key, text: own[key] ?? text }));
}

/**
 * An address to upload a file of texts to (specification section 7, "Translations upload URL").
 * @throws Refusal as `expectAdmin`; tooManyRequests
 */
export async function getTranslationUploadUrl({ work, deps, actor }: Asking): Promise<AwaitedUpload> {
  const { personId } = expectAdmin(work, actor, 'changeTexts');
  return requestUpload(work, deps, {
    ...UPLOAD,
    personId,
    fileType: 'json',
    contentType: 'application/json',
  });
}

/** What an uploaded file would change of the texts as they are now. */
export interface CheckedFile {
  /** To publish it by; null where a text is wrong or nothing changes. */
  textSetId: number | null;
  changed: { key: string; before: string; after: string }[];
  unknown: string[];
  wrong: { key: string; problem: TextProblem }[];
}

/**
 * Looks through an uploaded file: a flat JSON object of texts by key. What is right is kept until it is published.
 * @throws Refusal as `expectAdmin`; fileNotAccepted for no JSON object, and for an upload that is not theirs, too late or used
 */
export async function checkTranslations(
  { work, deps, actor }: Asking,
  { language, uploadId }: { language: TextLanguage; uploadId: number },
): Promise<CheckedFile> {
  const { personId } = expectAdmin(work, actor, 'changeTexts');
  const { content } = await takeUpload(work, deps, { ...UPLOAD, personId, uploadId });
  const compiled = await compiledTexts(language);
  const checked = checkTexts(jsonIn(content), compiled);
  if (checked === null) throw new Refusal('fileNotAccepted');
  const { unknown, wrong } = checked;
  const now = (await readSetsThatCount(work))[language]?.texts ?? {};
  // A file of some texts leaves those that were published before; one that says ours again takes them back
  const texts = { ...now, ...checked.changed };
  for (const key of checked.same) delete texts[key];
  const changed = [...checked.same, ...Object.keys(checked.changed)].flatMap((key) => {
    const ours = compiled.get(key) ?? '';
    const [before, after] = [now[key] ?? ours, texts[key] ?? ours];
    return before === after ? [] : [{ key, before, after }];
  });
  if (wrong.length > 0 || changed.length === 0) return { textSetId: null, changed, unknown, wrong };
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const textSetId = await work.transaction((tx) =>
    replaceCheckedSet(tx, { language, personId, hash, texts }),
  );
  return { textSetId, changed, unknown, wrong };
}

/** Refuses bytes that are no UTF-8 and text that is no JSON. */
function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return null;
  }
}

/**
 * Lets a checked file count from the next page and mail on. What everybody reads asks for a fresh proof.
 * @throws Refusal as `adminCommand`; notFound where it is published already or another was checked since
 */
export async function publishTranslations(asking: Commanding, textSetId: number): Promise<{ id: number }> {
  const answer = await adminCommand(asking, {
    operation: 'publishTranslations',
    action: 'publishTexts',
    of: { textSetId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const language = await publishSet(tx, textSetId);
      if (language === null) throw new Refusal('notFound');
      return {
        answer: { id: textSetId },
        changes: [{ subject: 'textSet', subjectId: textSetId, before: null, after: { language } }],
      };
    },
  });
  await followPublishedTexts(asking.work);
  return answer;
}

/**
 * Takes back the texts that count in a language: those before them count again.
 * @throws Refusal as `adminCommand`; notFound where others count by now
 */
export async function revertTranslations(asking: Commanding, textSetId: number): Promise<{ id: number }> {
  const answer = await adminCommand(asking, {
    operation: 'revertTranslations',
    action: 'publishTexts',
    of: { textSetId },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const language = await revertSet(tx, textSetId);
      if (language === null) throw new Refusal('notFound');
      const change = { subject: 'textSet', subjectId: textSetId, before: { language }, after: null };
      return { answer: { id: textSetId }, changes: [change] };
    },
  });
  await followPublishedTexts(asking.work);
  return answer;
}
