import { useEffect, useRef } from 'react';
import { bytesOf } from './save-file.ts';
import styles from './sent-file.module.css';

type VoiceNoteProps = {
  address: string;
  /** Another one, for an address that is over. */
  newAddress: () => Promise<string | null>;
  label: string;
};

/** Plays a voice note from its bytes, fetched at the first play: Safari plays no address that cannot be read in parts. */
export function VoiceNote({ address, newAddress, label }: VoiceNoteProps) {
  const bytes = useRef<string | null>(null);
  const isFetching = useRef(false);
  useEffect(
    () => () => {
      if (bytes.current) URL.revokeObjectURL(bytes.current);
    },
    [],
  );
  const play = async (player: HTMLAudioElement): Promise<void> => {
    if (bytes.current || isFetching.current) return;
    isFetching.current = true;
    player.pause();
    try {
      const note = await bytesOf(address, newAddress).catch(() => null);
      if (!note) return;
      bytes.current = URL.createObjectURL(note);
      player.src = bytes.current;
      await player.play();
    } catch {
      // The press was too long ago for the browser: the next one plays
    } finally {
      isFetching.current = false;
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what somebody has spoken has no captions
    <audio
      controls
      preload="none"
      src={address}
      className={styles.voice}
      aria-label={label}
      onPlay={({ currentTarget }) => void play(currentTarget)}
    />
  );
}
