import { lazyPart } from '#web/lib/lazy-part.ts';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { drawnStreets } from './drawn-streets.ts';
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

/** A small map around a place: tiles where an address for them is configured, else streets drawn here. */
export function PlaceMap({ latitude, longitude, label, onPick }: PlaceMapProps) {
  const { mapTileUrl } = usePublicConfig();
  const place = { latitude: latitude ?? ROME.latitude, longitude: longitude ?? ROME.longitude };
  return mapTileUrl ? (
    <TileMap tileUrl={mapTileUrl} label={label} {...place} {...(onPick && { onPick })} />
  ) : (
    <DrawnMap label={label} {...place} />
  );
}

type Place = { latitude: number; longitude: number; label: string };

function DrawnMap({ latitude, longitude, label }: Place) {
  const { streets, river, park } = drawnStreets(latitude, longitude);
  return (
    <svg
      className={styles.map}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect width="640" height="360" fill="#efe7d6" />
      <path d={park} fill="#cfdcc0" />
      <path d={river} fill="none" stroke="#bcd3d3" strokeWidth="22" strokeLinecap="round" />
      {streets.map(({ path, width }) => (
        <path key={path} d={path} fill="none" stroke="#fffdf8" strokeWidth={width} strokeLinecap="round" />
      ))}
      <ellipse cx="320" cy="204" rx="14" ry="4" fill="#14352b" opacity=".25" />
      <path d="M320 202c-16-20-24-31-24-42a24 24 0 0 1 48 0c0 11-8 22-24 42Z" fill="#1f5c49" />
      <circle cx="320" cy="160" r="9" fill="#ee8f63" />
    </svg>
  );
}
