import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SimulatorControl } from './simulator-control.ts';

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const faults = [
  'rateLimited',
  'timeoutBeforeEffect',
  'timeoutAfterEffect',
  'resetAfterEffect',
  'serverErrorStored',
  'serverErrorAfterEffect',
  'answeredLate',
  'keyRefused',
] as const;
const manners = ['twice', 'lost', 'held', 'late'] as const;

const commandSchema = v.variant('command', [
  v.object({
    command: v.literal('failNext'),
    fault: v.picklist(faults),
    operation: v.optional(v.string()),
    times,
  }),
  v.object({ command: v.literal('beUnreliable'), share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  v.object({ command: v.literal('setOutage'), isDown: v.boolean() }),
  v.object({ command: v.literal('setKeyExpired'), isExpired: v.boolean() }),
  v.object({ command: v.literal('replaceSecretKey') }),
  v.object({ command: v.literal('withdrawPermission'), operation: v.string() }),
  v.object({
    command: v.literal('setBalance'),
    account: v.string(),
    cents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.object({ command: v.literal('deauthorizeAccount'), id: v.string() }),
  v.object({
    command: v.literal('announceNext'),
    manner: v.picklist(manners),
    type: v.optional(v.string()),
    lateSeconds: v.optional(v.number()),
    times,
  }),
  v.object({ command: v.literal('releaseHeld'), order: v.picklist(['asHappened', 'reversed']) }),
  v.object({ command: v.literal('redeliver'), eventId: v.string(), ageSeconds: v.optional(v.number()) }),
  v.object({ command: v.literal('forgeEvent'), account: v.string(), intentId: v.string() }),
  v.object({
    command: v.literal('sendForeignEvent'),
    account: v.string(),
    intentId: v.string(),
    foreignAccount: v.string(),
  }),
  v.object({ command: v.literal('settleDeliveries') }),
  v.object({
    command: v.literal('openAccount'),
    id: v.string(),
    businessName: v.string(),
    email: v.optional(v.string()),
    chargesEnabled: v.optional(v.boolean()),
  }),
  v.object({ command: v.literal('setChargesEnabled'), id: v.string(), isEnabled: v.boolean() }),
  v.object({
    command: v.literal('decideAccount'),
    id: v.string(),
    decision: v.picklist(['ready', 'askForMore', 'refuse']),
  }),
  v.object({
    command: v.literal('settleRefund'),
    account: v.string(),
    refundId: v.string(),
    status: v.picklist(['succeeded', 'failed']),
  }),
  v.object({ command: v.literal('advanceClock'), seconds: v.number() }),
  v.object({ command: v.literal('reset') }),
]);

/**
 * `POST /simulator/control` with `{ "command": …, … }`: the control's methods for a test in another process, answered
 * with `{ "result": … }`. JSON only, which a form on a foreign page cannot send.
 */
export async function addControlRoute(app: FastifyInstance, control: SimulatorControl): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/simulator/control', async (request, reply) => {
      const command = v.safeParse(commandSchema, request.body);
      if (!command.success)
        return reply.code(400).send({ issues: command.issues.map((issue) => issue.message) });
      return { result: (await run(control, command.output)) ?? null };
    });
  });
}

type Command = v.InferOutput<typeof commandSchema>;

function run(control: SimulatorControl, command: Command): unknown {
  switch (command.command) {
    case 'failNext':
      return control.failNext(command);
    case 'beUnreliable':
      return control.beUnreliable(command);
    case 'setOutage':
      return control.setOutage(command);
    case 'setKeyExpired':
      return control.setKeyExpired(command);
    case 'replaceSecretKey':
      return control.replaceSecretKey();
    case 'withdrawPermission':
      return control.withdrawPermission(command);
    case 'setBalance':
      return control.setBalance(command);
    case 'deauthorizeAccount':
      return control.deauthorizeAccount(command);
    case 'announceNext':
      return control.announceNext(command);
    case 'releaseHeld':
      return control.releaseHeld(command);
    case 'redeliver':
      return control.redeliver(command);
    case 'forgeEvent':
      return control.forgeEvent(command);
    case 'sendForeignEvent':
      return control.sendForeignEvent(command);
    case 'settleDeliveries':
      return control.settleDeliveries();
    case 'openAccount':
      return control.openAccount(command);
    case 'setChargesEnabled':
      return control.setChargesEnabled(command);
    case 'decideAccount':
      return control.decideAccount(command);
    case 'settleRefund':
      return control.settleRefund(command);
    case 'advanceClock':
      return control.advanceClock(command);
    case 'reset':
      return control.reset();
  }
}
