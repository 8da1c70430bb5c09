import { avatarPath } from '#contracts/avatar.ts';
import { builder } from '#server/graphql/builder.ts';
import { User } from '#server/modules/identity/graphql/refs.ts';

builder.objectField(User, 'image', (t) =>
  t.string({
    nullable: true,
    description:
      'Address of the picture, 512 by 512 pixels, WebP (96.webp at the same address is the small one); null if there is none.',
    resolve: ({ avatarKey }, _args, { deps }) =>
      avatarKey === null ? null : `${deps.origin}${avatarPath(avatarKey)}`,
  }),
);
