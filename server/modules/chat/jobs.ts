import type { JobKind } from '#server/kernel/jobs.ts';
import { tellOfUnread } from './use-cases/tell-of-unread.ts';

export const chatJobs: JobKind[] = [{ name: 'chat.tell-of-unread', everySeconds: 60, run: tellOfUnread }];
