import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { ApiFailure } from './lib/api-failure.ts';
import { NonceContext } from './lib/early-clicks.tsx';
import { lowerPreloadPriority } from './lib/lower-preload-priority.ts';
import { requestOf } from './lib/request-context.ts';

export { createRequestHandler } from 'react-router';
export { createLoadContext } from './lib/request-context.ts';

/** How long loaders may keep a page's stream open, in milliseconds. */
export const streamTimeout = 5_000;

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = requestOf(loadContext);
  const waitsForAll = isbot(request.headers.get('user-agent'));
  const readyOption: keyof RenderToPipeableStreamOptions = waitsForAll ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let isShellReady = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [readyOption]() {
          isShellReady = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timeout));
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(pipe(lowerPreloadPriority()).pipe(body)), {
              headers,
              status: finalStatus,
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (isShellReady && !(error instanceof ApiFailure)) console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** A refused page (404) is an answer, not a fault; only faults are logged, and what the API answers it has logged itself. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof ApiFailure) return;
  console.error(error);
};
