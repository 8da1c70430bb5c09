import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { BenchApp } from './bench-app.ts';
import type { Say } from './chat-delivery.ts';

/** The same two statements under the same triggers, what was told read once and handed on, whoever they are. */
export async function openBareServer(
  app: BenchApp,
): Promise<{ address: string; say: Say; close: () => Promise<void> }> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  const watching = new Map<number, WebSocket>();
  const chats = new Map<string, { providerId: number; id: number }>();
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse((data as Buffer).toString());
      if (type === 'connection_init') return socket.send('{"type":"connection_ack"}');
      const begin = async (): Promise<void> => {
        const { id } = await chatOf(payload.variables.chatId);
        watching.set(id, socket);
        socket.send('{"lastNumber":0}');
      };
      void begin();
    });
  });
  const chatOf = async (chatId: string): Promise<{ providerId: number; id: number }> => {
    const known = chats.get(chatId);
    if (known) return known;
    const { rows } = await app.pool.query<{ providerId: number; id: number }>(
      'select provider_id as "providerId", id from chats where chat_id = $1',
      [chatId],
    );
    const [chat] = rows;
    if (!chat) throw new Error('No such chat');
    chats.set(chatId, { providerId: Number(chat.providerId), id: Number(chat.id) });
    return chatOf(chatId);
  };
  const listener = new Client({ connectionString: app.databaseUrl });
  await listener.connect();
  listener.on('notification', ({ payload = '{}' }) => void handOn(payload));
  const handOn = async (payload: string): Promise<void> => {
    const { providerId, changed } = JSON.parse(payload);
    for (const [id] of changed ?? []) {
      const { rows } = await app.pool.query({
        name: 'read',
        text: 'select * from chat_messages where provider_id = $1 and chat = $2 order by number desc limit 1',
        values: [providerId, id],
      });
      watching.get(id)?.send(JSON.stringify({ lastNumber: 1, content: rows[0]?.content }));
    }
  };
  await listener.query('listen radura_changes');
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    address: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    say: storing(app, chatOf),
    async close() {
      await listener.end();
      for (const socket of sockets.clients) socket.terminate();
      http.close();
    },
  };
}

/** The two statements with which a message is stored. */
const storing =
  (app: BenchApp, chatOf: (chatId: string) => Promise<{ providerId: number; id: number }>): Say =>
  async ({ chatId, customer }, tempId) => {
    const { providerId, id } = await chatOf(chatId);
    const connection = await app.pool.connect();
    try {
      await connection.query('begin');
      await connection.query({
        name: 'lock',
        text: 'select from chats where provider_id = $1 and id = $2 for update',
        values: [providerId, id],
      });
      await connection.query({
        name: 'write',
        text: `with counted as (update chats set last_number = last_number + 1, last_at = now() where provider_id = $1 and id = $2 returning last_number),
          told as (update chat_members set unread_number = counted.last_number from counted where provider_id = $1 and chat = $2 and member <> 0)
          insert into chat_messages (provider_id, chat, number, sender_id, from_desk, temp_id, content, created_at)
          select $1, $2, last_number, $3, true, $4, $4, now() from counted`,
        values: [providerId, id, customer, tempId],
      });
      await connection.query('commit');
    } finally {
      connection.release();
    }
  };
