import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

type AvatarProps = {
  /** The picture's address; without one the name's initials stand for it. */
  image: string | null;
  name: string;
  /** In pixels. */
  size: number;
};

/** A person's round picture, beside or above their name: it says nothing of its own to screen readers. */
export function Avatar({ image, name, size }: AvatarProps) {
  const shape = { width: size, height: size, fontSize: size * 0.4 };
  if (image)
    return <img src={image} alt="" width={size} height={size} className={styles.avatar} style={shape} />;
  return (
    <span className={styles.avatar} style={shape} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
