import type { RoomKind } from '#server/modules/media/rules/drawings.ts';
import { beauty, hair, kitchen, massage, physio, talk } from './rooms-of-care.ts';
import { gym, pilates, pool, yoga } from './rooms-to-move-in.ts';
import type { Scene } from './scene.ts';

export const ROOMS: Record<RoomKind, Scene> = {
  massage,
  pilates,
  yoga,
  gym,
  pool,
  hair,
  beauty,
  physio,
  talk,
  kitchen,
};
