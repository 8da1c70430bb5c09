import { BlockForm, BlockToDelete, DateOfBlock, EditedBlock } from '#contracts/validation/hours.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { lockBreak } from '../../store/breaks.ts';
import {
  addBlock,
  changeBlock,
  changeDatesOfBlock,
  removeDatesOfBlock,
  removeUntouched,
  takeOutOfBlock,
} from './blocks.ts';
import { removeBreak } from './breaks.ts';
import type { Asking, AskingActs, OfVersion } from './command-parts.ts';
import { action, done, affects, versionOfBreak } from './command-parts.ts';

/** Adds a block. @throws Refusal as `providerCommand` and `addBlock` */
export async function createBlock(
  asking: AskingActs,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createBlock',
    action,
    providerId,
    schema: BlockForm,
    input,
    hurts: { by: asking, touched: (_tx, { resourceId }) => ({ resourceIds: [resourceId] }) },
    async run(tx, form) {
      const id = await addBlock(tx, { providerId, ...form });
      return done(id, 'block', { after: form });
    },
  });
}

/**
 * Changes a block, or some of its dates. @throws Refusal as `providerCommand`, `changeDatesOfBlock` and `removeUntouched`
 * @returns id of the block that has the change
 */
export async function editBlock(asking: AskingActs, of: OfVersion, input: unknown): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'editBlock',
    action,
    providerId,
    of: { id },
    schema: EditedBlock,
    input,
    hurts: affects(asking, null),
    version: versionOfBreak(of, true),
    async run(tx, { ofDate, isFollowing, without, ...form }) {
      const before = await lockBreak(tx, { providerId, id, isBlock: true });
      const wanted = { providerId, ...form };
      await removeUntouched(tx, providerId, without);
      if (ofDate === null) {
        await changeBlock(tx, id, wanted);
        return done(id, 'block', { before, after: form });
      }
      const changed = await changeDatesOfBlock(tx, { id, date: ofDate, isFollowing }, wanted);
      return done(changed, 'block', { before, after: { ...form, ofBlock: id, ofDate, isFollowing } });
    },
  });
}

/** Takes one date out of a block. @throws Refusal as `providerCommand` and `takeOutOfBlock` */
export async function takeDateOutOfBlock(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'takeDateOutOfBlock',
    action,
    providerId,
    of: { id },
    schema: DateOfBlock,
    input,
    async run(tx, { date }) {
      await takeOutOfBlock(tx, { providerId, id }, date);
      return done(id, 'block', { after: { exceptDate: date } });
    },
  });
}

/** Removes a block, or its dates from one on. @throws Refusal as `providerCommand` and `removeDatesOfBlock` */
export async function deleteBlock(
  asking: Asking,
  of: { providerId: number; id: number },
  input: unknown,
): Promise<{ id: number }> {
  const row = { ...of, isBlock: true };
  return providerCommand(asking, {
    operation: 'deleteBlock',
    action,
    providerId: of.providerId,
    of: { id: of.id },
    schema: BlockToDelete,
    input,
    async run(tx, { from }) {
      const before = await lockBreak(tx, row);
      if (from === null) await removeBreak(tx, row);
      else await removeDatesOfBlock(tx, of, { date: from, isFollowing: true });
      return done(of.id, 'block', { before, ...(from !== null && { after: { from } }) });
    },
  });
}
