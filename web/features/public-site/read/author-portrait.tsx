import { sizesOf } from '#web/blog/picture-sizes.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** An author's picture, or the first letters of the name. */
export function AuthorPortrait({
  author: { image, display_name: name },
  size,
}: {
  author: { image: string | null; display_name: string };
  size: number;
}) {
  return <Avatar image={image === null ? null : sizesOf(image).small} name={name} size={size} />;
}
