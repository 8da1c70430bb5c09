import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import type { Api, Operation } from './api.ts';
import { browserApi, operation, postForm, reportOf, UNAUTHENTICATED_EVENT } from './api.ts';

const HEALTH: Operation<{ health: string }, Record<string, never>> = { document: '{ health }' };

let sent: Request[];
let timesTold: number;
let answer: Response;
let timesBegunAnew: number;

function standOn(pathname: string, person?: number): void {
  const reload = () => (timesBegunAnew += 1);
  const page = Object.assign(new EventTarget(), { location: { pathname, reload } });
  page.addEventListener(UNAUTHENTICATED_EVENT, () => (timesTold += 1));
  vi.stubGlobal('window', page);
  const dataset = person === undefined ? {} : { person: String(person) };
  vi.stubGlobal('document', { documentElement: { dataset } });
}

beforeEach(() => {
  [sent, timesTold, timesBegunAnew] = [[], 0, 0];
  standOn('/it/book');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(new Request(new URL(path, 'https://radura.example'), init));
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const header = (name: string) => sent[0]?.headers.get(name);

describe('what a page asks from the browser', () => {
  test('is asked in the page’s language, as a visitor, once for a key', async () => {
    answer = Response.json({ data: { health: 'ok' } });
    expect(await browserApi('en')(HEALTH, {}, { idempotencyKey: 'k-1' })).toEqual({ health: 'ok' });
    expect([header('accept-language'), header('x-radura-area'), header('idempotency-key')]).toEqual([
      'en',
      null,
      'k-1',
    ]);
    expect(await sent[0]?.json()).toEqual({ query: '{ health }', variables: {} });
  });

  test.each([
    ['/business/account', 'business'],
    ['/en/business', 'business'],
    ['/businesses', null],
  ])('is asked on %s as whoever is signed in there', async (path, area) => {
    standOn(path);
    answer = Response.json({ data: { health: 'ok' } });
    await browserApi('it')(HEALTH);
    expect(header('x-radura-area')).toBe(area);
  });

  test.each([
    [401, { data: null, errors: [{ message: 'x', code: 'unauthenticated' }] }, 1],
    [200, { data: null, errors: [{ message: 'x', code: 'unauthenticated' }] }, 1],
    [200, { data: null, errors: [{ message: 'x', code: 'notFound' }] }, 0],
  ])('tells the page when nobody is signed in any more: %i', async (status, body, times) => {
    answer = Response.json(body, { status });
    await expect(browserApi('it')(HEALTH)).rejects.toThrow(ApiFailure);
    expect(timesTold).toBe(times);
  });

  test('says for whom the page was made, and of a visitor’s nothing', async () => {
    answer = Response.json({ data: { health: 'ok' } });
    await browserApi('it')(HEALTH);
    expect(header('x-radura-person')).toBeNull();
    standOn('/business/account', 42);
    answer = Response.json({ data: { health: 'ok' } });
    await browserApi('it')(HEALTH);
    expect(sent[1]?.headers.get('x-radura-person')).toBe('42');
  });

  test.each([
    ['otherPerson', 1],
    ['changedMeanwhile', 0],
  ])('begins the page anew where it is somebody else’s by now: %s', async (code, times) => {
    standOn('/business/5/calendar', 42);
    answer = Response.json({ data: null, errors: [{ message: 'x', code }] }, { status: 409 });
    await expect(browserApi('it')(HEALTH)).rejects.toThrow(ApiFailure);
    expect(timesBegunAnew).toBe(times);
  });

  test('that is answered by no JSON is a system error', async () => {
    answer = new Response('<html>');
    await expect(browserApi('it')(HEALTH)).rejects.toThrow('system error');
  });
});

describe('a form that is posted', () => {
  test('is sent with its values', async () => {
    answer = Response.json({ status: 200, message: 'sent' });
    await postForm('/public/contact-email/', { subject: 'Ciao' }, 'it');
    expect(await sent[0]?.text()).toBe('subject=Ciao');
  });

  test.each([
    [
      'a refusal that names its code',
      { status: 400, body: { message: 'No', error: { message: 'Taken', code: 'userEmailExists' } } },
      'Taken',
    ],
    ['a refusal with a message', { status: 400, body: { message: 'Not sent' } }, 'Not sent'],
    ['a fault without a word', { status: 500, body: {} }, 'system error'],
    ['a fault that is no report', { status: 502, body: '<html>' }, 'system error'],
  ])('fails by %s', (_name, report, message) => {
    expect(() => reportOf(report, 'it')).toThrow(message);
  });
});

// Nothing is run here: the compiler holds the promises.
export async function typesOfAnOperation(api: Api): Promise<void> {
  // @ts-expect-error no such operation has types
  operation('query Nowhere { health }');
  // @ts-expect-error an operation needs a name to have types
  operation('{ health }');
  const { accountLink } = await api(operation('query AccountLink($code: String!) { … }'), { code: 'x' });
  // @ts-expect-error a link that is none of ours has no purpose
  const purpose: string = accountLink.purpose;
  // @ts-expect-error the code has to be there
  await api(operation('query AccountLink($code: String!) { … }'), { email: purpose });
  // @ts-expect-error a value that the enum does not have
  await api(operation('query ReservationByLink($code: String!) { … }'), { code: 'x', purpose: 'other' });
}
