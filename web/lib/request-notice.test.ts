import { describe, expect, it, test } from 'vitest';
import { noticeOf } from './request-notice.ts';
import type { RequestEnd } from './request-notice.ts';
import { textsIn } from './texts-in.ts';

const t = textsIn('it');
const CAME: RequestEnd = { status: 'success' };
const FAULT: RequestEnd = { status: 'error', errors: [] };
const refused = (message: string): RequestEnd => ({ status: 'error', errors: [{ message, code: 'taken' }] });

describe('STA-02: completion', () => {
  it('is told as a success, and a failure as an error, in either language', () => {
    expect(noticeOf('update', CAME, t)).toEqual({ look: 'success', text: 'Aggiornato con successo' });
    expect(noticeOf('update', FAULT, t)).toEqual({ look: 'error', text: "Errore durante l'aggiornamento" });
    expect(noticeOf('update', CAME, textsIn('en'))?.text).not.toBe('Aggiornato con successo');
  });

  it('says what was done where that is known', () =>
    expect(noticeOf('create', CAME, t, { done: 'Incassati 20,00 €' })).toEqual({
      look: 'success',
      text: 'Incassati 20,00 €',
    }));
});

describe('STA-03: what is only read', () => {
  test.each(['list', 'get'] as const)('%s is silent when it comes, and told when it fails', (kind) => {
    expect(noticeOf(kind, CAME, t)).toBeNull();
    expect(noticeOf(kind, FAULT, t)).toEqual({ look: 'error', text: 'Qualcosa è andato storto' });
  });

  it('silence covers a success only', () =>
    expect(noticeOf('list', FAULT, t, { isSilent: true })?.look).toBe('error'));

  it('a chat tells neither', () => {
    expect(noticeOf('chat', CAME, t)).toBeNull();
    expect(noticeOf('chat', refused('no'), t)).toBeNull();
  });
});

describe('STA-04: a message of the server', () => {
  test.each(['list', 'get', 'create', 'update', 'delete'] as const)(
    'goes before the general text of %s',
    (kind) => expect(noticeOf(kind, refused('Orario occupato'), t)?.text).toBe('Orario occupato'),
  );

  it('goes before what the form says of itself, also where it stands at a field', () => {
    const own = { message: 'Controlla i campi' };
    const atField: RequestEnd = { status: 'error', errors: [own], fieldErrors: { amount: 'Troppo' } };
    expect(noticeOf('update', atField, t)?.text).toBe('Troppo');
    const both: RequestEnd = { ...atField, errors: [own, { message: 'Già pagata', code: 'alreadyPaid' }] };
    expect(noticeOf('update', both, t)?.text).toBe('Già pagata');
    expect(noticeOf('update', { status: 'error', errors: [own] }, t)?.text).toBe('Controlla i campi');
  });
});

describe('STA-05, ERR-01, ERR-02: what was changed', () => {
  test.each([
    ['create', 'Creato con successo', 'Errore durante la creazione'],
    ['delete', 'Cancellato con successo', 'Errore durante la cancellazione'],
    ['update', 'Aggiornato con successo', "Errore durante l'aggiornamento"],
    ['publish', 'Rilasciato successo', 'Errore durante il rilascio'],
    ['invite', 'Invitato con successo', "Errore durante l'invito"],
    ['connect', 'Connesso con successo', 'Errore durante la connessione'],
    ['start', 'Avviato con successo', "Errore durante l'avviamento"],
    ['archive', 'Archiviato con successo', "Errore durante l'archiviazione"],
    ['other', 'Eseguito con successo', 'Errore durante'],
  ] as const)('%s is told unless it is silenced', (kind, done, failed) => {
    expect(noticeOf(kind, CAME, t)?.text).toBe(done);
    expect(noticeOf(kind, CAME, t, { isSilent: true })).toBeNull();
    expect(noticeOf(kind, FAULT, t, { isSilent: true })?.text).toBe(failed);
  });
});
