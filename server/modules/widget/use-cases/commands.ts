import * as v from 'valibot';
import { WebIntegrationForm } from '#contracts/validation/web-integration.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Change, Done } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { IntegrationOf } from '../store/web-integrations.ts';
import { lockIntegration } from '../store/web-integrations.ts';
import {
  addIntegration,
  bringBackIntegration,
  changeIntegration,
  putAwayIntegration,
} from './change-integrations.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
const action = 'changeWidget';

const done = (id: number, change: Omit<Change, 'subject' | 'subjectId'>): Done<{ id: number }> => ({
  answer: { id },
  changes: [{ subject: 'webIntegration', subjectId: id, ...change }],
});

/** Adds a web integration. @throws Refusal as `providerCommand` and `addIntegration` */
export async function createWebIntegration(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createWebIntegration',
    action,
    providerId,
    schema: WebIntegrationForm,
    input,
    run: async (tx, form) => done(await addIntegration(tx, providerId, form), { after: form }),
  });
}

/** Writes a web integration over. @param of.version the one its form was filled from. @throws Refusal as `providerCommand` */
export async function editWebIntegration(
  asking: Asking,
  { version, ...of }: IntegrationOf & { version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'editWebIntegration',
    action,
    providerId,
    of: { id },
    schema: WebIntegrationForm,
    input,
    version: {
      expected: version,
      lockCurrent: async (tx) => (await lockIntegration(tx, of))?.version ?? null,
    },
    async run(tx, form) {
      const before = await lockIntegration(tx, of);
      await changeIntegration(tx, of, form);
      return done(id, { before, after: form });
    },
  });
}

/** Puts a web integration away. @throws Refusal as `providerCommand` and `putAwayIntegration` */
export const archiveWebIntegration = (asking: Asking, of: IntegrationOf): Promise<{ id: number }> =>
  changeStatus(asking, 'archiveWebIntegration', of);

/** Takes a web integration out of the archive. @throws Refusal as `providerCommand`; notFound */
export const restoreWebIntegration = (asking: Asking, of: IntegrationOf): Promise<{ id: number }> =>
  changeStatus(asking, 'restoreWebIntegration', of);

const STANDING_OF = {
  archiveWebIntegration: { change: putAwayIntegration, after: { isArchived: true } },
  restoreWebIntegration: { change: bringBackIntegration, after: { isArchived: false } },
} as const;

function changeStatus(
  asking: Asking,
  operation: keyof typeof STANDING_OF,
  of: IntegrationOf,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation,
    action,
    providerId: of.providerId,
    of: { id: of.id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { change, after } = STANDING_OF[operation];
      await change(tx, of);
      return done(of.id, { after });
    },
  });
}
