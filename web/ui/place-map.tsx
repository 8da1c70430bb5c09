import { lazyPart } from '#web/lib/lazy-part.ts';
import { usePublicConfig } from '#web/lib/root-data.ts';
import styles from './place-map.module.css';

/** Where a map looks when a place has no coordinates: Rome (specification section 9). */
const ROME = { latitude: 41.9028, longitude: 12.4964 };

/** Most installations draw their maps. */
const TileMap = lazyPart(async () => (await import('./tile-map.tsx')).TileMap);

type PlaceMapProps = {
  latitude: number | null;
  longitude: number | null;
  label: string;
  /** Where somebody touches it, in degrees; of a drawn map nobody is told. */
  onPick?: (latitude: number, longitude: number) => void;
};

/** A small map around a place: tiles where an address for them is configured, else a schematic. */
export function PlaceMap({ latitude, longitude, label, onPick }: PlaceMapProps) {
  const { mapTileUrl } = usePublicConfig();
  if (!mapTileUrl) return <DrawnMap label={label} />;
  const place = { latitude: latitude ?? ROME.latitude, longitude: longitude ?? ROME.longitude };
  return <TileMap tileUrl={mapTileUrl} label={label} {...place} {...(onPick && { onPick })} />;
}

/** A plain grid that claims no real streets: how a place lies is read in the address, and in Maps. */
const GRID = 'M-20 128 660 96M-20 288 660 256M70 -20 106 380M196 -20 232 380M428 -20 464 380M554 -20 590 380';
const MAIN_STREETS = 'M-20 212 660 180M302 -20 338 380';

function DrawnMap({ label }: { label: string }) {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect width="640" height="360" fill="#efe7d6" />
      <g fill="none" stroke="#fffdf8">
        <path d={GRID} strokeWidth="6" />
        <path d={MAIN_STREETS} strokeWidth="14" />
      </g>
      <ellipse cx="320" cy="204" rx="14" ry="4" fill="#14352b" opacity=".25" />
      <path d="M320 202c-16-20-24-31-24-42a24 24 0 0 1 48 0c0 11-8 22-24 42Z" fill="#1f5c49" />
      <circle cx="320" cy="160" r="9" fill="#ee8f63" />
    </svg>
  );
}
