import type { BlockToChangeData, WhatCanBeBlockedData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Whose time can be blocked: people and things. */
export const WHAT_CAN_BE_BLOCKED = operation(`query WhatCanBeBlocked($providerId: Id!) {
  getAllProviderResources(providerId: $providerId) { id name resTypeId archive }
}`);
export type CanBeBlocked = WhatCanBeBlockedData['getAllProviderResources'][number];

/** A block as its form begins with it. */
export const BLOCK_TO_CHANGE = operation(`query BlockToChange($providerId: Id!, $id: Id!) {
  getBlock(providerId: $providerId, id: $id) {
    id version resourceId date startMinute endMinute reason everyWeeks untilDate exceptDates
  }
}`);
export type Block = BlockToChangeData['getBlock'];

export const TAKE_DATE_OUT =
  operation(`mutation TakeDateOutOfBlock($providerId: Id!, $id: Id!, $date: String!) {
  takeDateOutOfBlock(providerId: $providerId, id: $id, date: $date)
}`);
