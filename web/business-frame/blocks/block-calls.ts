import type { BlockToChangeData, WhatCanBeBlockedData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Whose time can be blocked, people and things, and the date and the clock there. */
export const WHAT_CAN_BE_BLOCKED = operation(`query WhatCanBeBlocked($providerId: Id!) {
  getOwnResources(providerId: $providerId) { id name resTypeId archive }
  getOpeningHours(providerId: $providerId) { today timeZone }
}`);
export type CanBeBlocked = WhatCanBeBlockedData['getOwnResources'][number];
/** By whose clock a block is. */
export type Clock = WhatCanBeBlockedData['getOpeningHours'];

/** A block as its form begins with it. */
export const BLOCK_TO_CHANGE = operation(`query BlockToChange($providerId: Id!, $id: Id!) {
  getBlock(providerId: $providerId, id: $id) {
    id version resourceId date startMinute endMinute startOffset endOffset reason everyWeeks untilDate exceptDates
  }
}`);
export type Block = BlockToChangeData['getBlock'];

export const TAKE_DATE_OUT =
  operation(`mutation TakeDateOutOfBlock($providerId: Id!, $id: Id!, $date: String!) {
  takeDateOutOfBlock(providerId: $providerId, id: $id, date: $date)
}`);

export const CREATE_BLOCK =
  operation(`mutation CreateBlock($providerId: Id!, $input: BlockInput!, $acts: [HurtActInput!]) {
  createBlock(providerId: $providerId, input: $input, acts: $acts)
}`);

export const EDIT_BLOCK = operation(`mutation EditBlock(
  $providerId: Id!, $id: Id!, $version: Int!, $input: BlockInput!, $ofDate: String, $isFollowing: Boolean, $without: [Id!], $acts: [HurtActInput!]
) {
  editBlock(
    providerId: $providerId, id: $id, version: $version, input: $input, ofDate: $ofDate, isFollowing: $isFollowing, without: $without, acts: $acts
  )
}`);

export const DELETE_BLOCK = operation(
  'mutation DeleteBlock($providerId: Id!, $id: Id!, $from: String) { deleteBlock(providerId: $providerId, id: $id, from: $from) }',
);
