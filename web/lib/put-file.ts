/** The storage did not take the file, or was not reached. */
export class UploadFailure extends Error {
  /** 0 when there was no answer. */
  readonly status: number;

  constructor(status: number) {
    super(`The upload was answered with ${status}`);
    this.status = status;
  }
}

/**
 * Sends a file by HTTP PUT to a signed address; only 200 is a success (specification section 7, "File upload").
 * @param onProgress hears percents from 0 to 100; `fetch` could not tell how far an upload is
 * @throws UploadFailure; the signal's reason when it was called off
 */
export function putFile(
  address: string,
  file: Blob,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const endReservation = () => {
      request.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return endReservation();
    signal.addEventListener('abort', endReservation, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(1, total)) * 100)),
    );
    request.addEventListener('load', () =>
      request.status === 200 ? resolve() : reject(new UploadFailure(request.status)),
    );
    request.addEventListener('error', () => reject(new UploadFailure(0)));
    request.open('PUT', address);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
