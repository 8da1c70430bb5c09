import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { queueMail } from './use-cases/queue-mail.ts';

let app: TestApp;
let http: HttpServer;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const get = (path: string) => fetch(`${address}${path}`, { headers: { 'accept-language': 'en' } });

const BOOK = `mutation($offer: Id!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: "2026-11-03T10:00", email: "ada@example.org", firstname: "Ada",
    onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;
const CONFIRM = 'mutation($code: String!) { confirmReservationByLink(code: $code) { status } }';
const CANCEL = 'mutation($code: String!) { cancelReservationByLink(code: $code) { status } }';

/** The part of a mailed link after the given path, as the reader of the mail would follow it. */
async function codeIn(path: string): Promise<string> {
  const { rows } = await app.pool.query("select rendered ->> 'text' as text from mails order by id desc");
  for (const { text } of rows) {
    const code = new RegExp(`${path}/(\\S+)`).exec(text)?.[1];
    if (code) return code;
  }
  throw new Error(`No mail has a link to ${path}`);
}

async function kinds(): Promise<string[]> {
  return (await app.pool.query('select kind, state from mails order by id')).rows.map(
    ({ kind, state }) => `${kind} ${state}`,
  );
}

describe('the mails of one booking', () => {
  it('go from the request to the end, by the links in the mails themselves', async () => {
    const offer = await anOffer(app.work());
    await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
    await app.pool.query("update providers set notification_email = 'avvisi@example.org' where id = $1", [
      offer.providerId,
    ]);

    const booked = await app.ask(BOOK, { offer: offer.offerId });
    expect(booked.errors).toBeUndefined();
    await app.jobs.drain();
    expect(await kinds()).toEqual(['reservation-to-confirm sent']);

    const confirmed = await app.ask(CONFIRM, { code: await codeIn('/reservation-confirmation') });
    expect(confirmed.data?.['confirmReservationByLink']).toEqual({ status: 'A' });
    await app.jobs.drain();
    expect((await kinds()).slice(1).sort()).toEqual(['owner-new-booking sent', 'reservation-confirmed sent']);

    const cancelled = await app.ask(CANCEL, { code: await codeIn('/manage') });
    expect(cancelled.data?.['cancelReservationByLink']).toEqual({ status: 'C' });
    await app.jobs.drain();
    expect((await kinds()).slice(3).sort()).toEqual([
      'owner-cancellation sent',
      'reservation-cancelled sent',
    ]);
  });

  it('never send what was overtaken', async () => {
    await app.pool.query('delete from mails');
    const offer = await anOffer(app.work());
    await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
    await app.ask(BOOK, { offer: offer.offerId });
    app.clock.advance(31);
    await app.jobs.runNow('booking.expire-reservations');
    await app.jobs.drain();
    expect(await kinds()).toEqual(['reservation-to-confirm dropped']);
  });
});

describe('the development mailbox', () => {
  async function lastId(kind: string): Promise<number> {
    const { rows } = await app.pool.query('select id from mails where kind = $1 order by id desc limit 1', [
      kind,
    ]);
    return Number(rows[0].id);
  }

  beforeAll(async () => {
    await app.pool.query('delete from mails');
    const offer = await anOffer(app.work());
    await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
    await app.ask(BOOK, { offer: offer.offerId });
    await app.jobs.drain();
    await app.ask(CONFIRM, { code: await codeIn('/reservation-confirmation') });
    await app.jobs.drain();
  });

  it('lists the newest first, 20 on a page', async () => {
    const { rows } = await app.pool.query(
      "insert into contact_messages (contact_name, contact_email, subject, contact_content) values ('<b>Ada</b>', 'ada@example.org', 's', 'c') returning id",
    );
    for (let i = 0; i < 25; i += 1) {
      await queueMail(app.work(), {
        providerId: null,
        kind: 'contact-message',
        recipient: `r${i}@example.org`,
        language: 'en',
        subjectId: Number(rows[0].id),
        details: {},
        sendKey: `many:${i}`,
      });
    }
    const first = await (await get('/development/mailbox')).text();
    expect([...first.matchAll(/class="to">(r\d+)@/g)].map(([, to]) => to)).toEqual(
      Array.from({ length: 20 }, (_, i) => `r${24 - i}`),
    );
    expect(first).toContain('Page 1 of 2');
    const second = await (await get('/development/mailbox?page=2')).text();
    expect(second.match(/class="entry"/g)).toHaveLength(7);
    for (const odd of ['0', '-1', 'x', '99999', '1&page=2', '1e9'])
      expect((await get(`/development/mailbox?page=${odd}`)).status).toBe(200);
    await app.pool.query("delete from mails where kind = 'contact-message'");
  });

  it('shows a mail, its links and its calendar file', async () => {
    const id = await lastId('reservation-confirmed');
    const answer = await get(`/development/mailbox/${id}`);
    const page = await answer.text();
    expect(page).toContain('ada@example.org');
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/en\/manage\/[\w.-]+">/);
    expect(page).toContain(`src="/development/mailbox/${id}/html"`);
    const file = await get(`/development/mailbox/${id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="booking.ics"');
    expect(convertIcsCalendar(undefined, await file.text()).events?.[0]?.start.date).toEqual(
      new Date('2026-11-03T09:00:00Z'),
    );
  });

  it('lets nothing in a mail run', async () => {
    const id = await lastId('reservation-confirmed');
    const mail = await get(`/development/mailbox/${id}/html`);
    expect(mail.headers.get('content-security-policy')).toMatch(
      /^sandbox (?!.*allow-same-origin).*default-src 'none'; script-src 'nonce-[\w+/=]+';/,
    );
    const page = await get(`/development/mailbox/${id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(await page.text()).toContain(
      'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
    );
    for (const answer of [mail, page]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(['/0', '/999999', '/x', '/-1', '/1e3', '/999999/html', '/999999/attachments/0'])(
    'knows nothing at %s',
    async (path) => {
      expect((await get(`/development/mailbox${path}`)).status).toBe(404);
    },
  );

  it.each(['9', 'x', '-1', '0/..', '00000000000'])('has no attachment %s', async (position) => {
    const id = await lastId('reservation-confirmed');
    expect((await get(`/development/mailbox/${id}/attachments/${position}`)).status).toBe(404);
  });

  it('does not exist where mails really go out', async () => {
    const real = {
      ...app,
      deps: { ...app.deps, mailer: { isDevelopmentMailbox: false, send: async () => undefined } },
    };
    const server = await openHttpServer(real, app.config, { isDevelopment: false, withWeb: false });
    for (const path of ['', '/1', '/1/html', '/1/attachments/0']) {
      expect((await server.fastify.inject({ url: `/development/mailbox${path}` })).statusCode).toBe(404);
    }
    await server.close();
  });
});
