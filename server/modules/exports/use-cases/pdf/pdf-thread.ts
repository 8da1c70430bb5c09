// The thread that lays out a PDF (`make-pdf.ts` starts it): seconds of reckoning for a long list, which would hold up every request.
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfTable } from './pdf-table.ts';
import { pdfOf } from './pdf-table.ts';

// What `make-pdf.ts` hands over
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(await pdfOf(workerData as PdfTable));
