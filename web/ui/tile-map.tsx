import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './place-map.module.css';

const ZOOM = 16;

type TileMapProps = {
  tileUrl: string;
  latitude: number;
  longitude: number;
  label: string;
  /** Where somebody touches it, in degrees. */
  onPick?: (latitude: number, longitude: number) => void;
};

/** A map of tiles around a place, whose code comes when it is shown. */
export function TileMap({ tileUrl, latitude, longitude, label, onPick }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent((...at: [number, number]) => onPick?.(...at));
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isOver = false;
    let remove = (): void => {};
    const open = async (): Promise<void> => {
      const close = await openLeaflet(element, tileUrl, [latitude, longitude], (...at) => pick(...at));
      if (isOver) close();
      else remove = close;
    };
    // A map that cannot be loaded leaves its quiet ground; the address stands beside it anyway
    open().catch(() => {});
    return () => {
      isOver = true;
      remove();
    };
  }, [tileUrl, latitude, longitude]);
  return <div ref={frame} className={styles.map} role="img" aria-label={label} />;
}

/** Loads the map's code when a map is shown, not before. */
async function openLeaflet(
  element: HTMLElement,
  tileUrl: string,
  at: [number, number],
  onPick: (latitude: number, longitude: number) => void,
): Promise<() => void> {
  const [leaflet] = await Promise.all([import('leaflet'), import('leaflet/dist/leaflet.css')]);
  const map = leaflet.map(element, {
    center: at,
    zoom: ZOOM,
    scrollWheelZoom: false,
    keyboard: false,
    zoomControl: false,
  });
  leaflet.tileLayer(tileUrl, { attribution: '© OpenStreetMap' }).addTo(map);
  leaflet
    .circleMarker(at, { radius: 10, color: '#14352b', fillColor: '#ee8f63', fillOpacity: 1, weight: 3 })
    .addTo(map);
  map.on('click', ({ latlng }) => onPick(latlng.lat, latlng.lng));
  return () => map.remove();
}
