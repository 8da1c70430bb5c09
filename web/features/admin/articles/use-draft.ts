import { useCallback, useEffect, useRef, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { SAVE_ARTICLE } from './article-calls.ts';
import type { OwnArticleSeen } from './article-calls.ts';

/** What is being written. */
export interface Draft {
  title: string;
  slug: string;
  description: string;
  content: string;
  picture: string | null;
  pictureAlt: string;
  categoryId: number | null;
}

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'outdated';

const PAUSE_MS = 5_000;

const draftOf = (article: OwnArticleSeen): Draft => ({
  title: article.title,
  slug: article.state === 'draft' ? '' : article.Slug,
  description: article.description,
  content: article.content,
  picture: article.image,
  pictureAlt: article.imageAlt,
  categoryId: article.categoryId,
});

/**
 * Keeps what is being written: five seconds after a change, before it is published, and when the page is left. What is lost on the way is
 * sent again; what somebody else saved meanwhile is never written over.
 */
export function useDraft(article: OwnArticleSeen) {
  const t = useTexts();
  const locale = useLocale();
  const [draft, setDraft] = useState(() => draftOf(article));
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const [kept, setKept] = useState({ slug: article.Slug, dropped: [] as readonly string[] });
  // Counts the changes: each begins the pause anew
  const [changes, setChanges] = useState(0);
  const now = useRef({ draft, version: article.version, isDirty: false, running: Promise.resolve(true) });

  const send = useCallback(async (): Promise<boolean> => {
    const { current } = now;
    if (!current.isDirty) return true;
    const sent = current.draft;
    current.isDirty = false;
    setState('saving');
    try {
      const variables = { id: article.id, version: current.version, input: sent };
      const { saveArticle: saved } = await browserApi(locale)(SAVE_ARTICLE, variables, {
        idempotencyKey: ownAttemptKey(),
      });
      current.version = saved.version;
      setKept({ slug: saved.Slug, dropped: saved.dropped });
      setProblem(null);
      setState(current.isDirty ? 'unsaved' : 'saved');
      return true;
    } catch (failure) {
      const isOutdated = failure instanceof ApiFailure && failure.hasCode('changedMeanwhile');
      current.isDirty = !isOutdated;
      setProblem(failure instanceof ApiFailure ? (failure.errors[0]?.message ?? null) : null);
      setState(isOutdated ? 'outdated' : 'failed');
      return false;
    }
  }, [article.id, locale]);

  /** One after the other: each is based on the version that the one before answered. */
  const save = useCallback((): Promise<boolean> => {
    now.current.running = now.current.running.then(send);
    return now.current.running;
  }, [send]);

  const change = (part: Partial<Draft>): void => {
    if (state === 'outdated') return;
    now.current.draft = { ...now.current.draft, ...part };
    now.current.isDirty = true;
    setDraft(now.current.draft);
    setChanges((count) => count + 1);
    setState('unsaved');
  };

  useEffect(() => {
    if (changes === 0 || (state !== 'unsaved' && state !== 'failed')) return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, changes, save]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (now.current.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      void save();
    };
  }, [save]);

  return {
    draft,
    change,
    save,
    state,
    kept,
    /** Why it was not saved, where the server said it. */
    problem: state === 'failed' ? (problem ?? t(m.editor_failed)) : null,
    version: () => now.current.version,
    /** After an act of the editor's own that counted the version up. */
    countUp: () => void (now.current.version += 1),
  };
}
