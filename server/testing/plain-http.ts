import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request with any header at all: `fetch` keeps some, `Host` and `Origin` among them, for itself. */
export async function ask(
  address: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname,
        port,
        path,
        method,
        headers: body === '' ? headers : { 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        text(answer).then(
          (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
          reject,
        );
      },
    );
    asked.on('error', reject).end(body);
  });
}

/** What is answered to these very bytes, until the server hangs up. */
export async function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  return text(socket);
}
