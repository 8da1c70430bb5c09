import { avatarPath } from '#contracts/avatar.ts';
import { builder } from '#server/graphql/builder.ts';
import { User } from '#server/modules/identity/graphql/refs.ts';

builder.objectField(User, 'image', (t) =>
  t.string({
    nullable: true,
    description:
      "The picture's address, 512 by 512 pixels, WebP (the same address with 96.webp is the small one); null without one.",
    resolve: ({ avatarKey }, _args, { deps }) =>
      avatarKey === null ? null : `${deps.origin}${avatarPath(avatarKey)}`,
  }),
);
