import type { JobKind } from '#server/kernel/jobs.ts';
import { notifyOfUnread } from './use-cases/notify-of-unread.ts';

export const chatJobs: JobKind[] = [{ name: 'chat.tell-of-unread', everySeconds: 60, run: notifyOfUnread }];
