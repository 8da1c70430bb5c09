import { useEffect, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import * as m from '#contracts/texts/messages.js';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ProviderOnCard } from '#web/generated/operations.ts';
import { FRAME, frameOf } from './map-frame.ts';
import styles from './results-map.module.css';

/** Where a map looks when there is nothing to look at, and how close (specification section 9). */
const ROME = { latitude: 41.9028, longitude: 12.4964 };
const ZOOM = 16;

type Pin = { id: number; number: number; name: string; latitude: number; longitude: number };

/** The page's results on a map, numbered as in the list: tiles where an address for them is configured, else drawn. */
export function ResultsMap({ providers }: { providers: readonly ProviderOnCard[] }) {
  const { mapTileUrl } = usePublicConfig();
  const t = useTexts();
  const pins = providers.flatMap(({ id, name, location: { latitude, longitude } }, index): Pin[] =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude, number: index + 1 }],
  );
  return (
    <section aria-label={t(m.search_map)} className={styles.map}>
      {mapTileUrl ? <TileMap tileUrl={mapTileUrl} pins={pins} /> : <DrawnMap pins={pins} />}
      {pins.length === 0 && <p className={styles.nothing}>{t(m.search_map_none)}</p>}
    </section>
  );
}

function DrawnMap({ pins }: { pins: readonly Pin[] }) {
  const t = useTexts();
  const { spots, scale } = frameOf(pins.length > 0 ? pins : [ROME]);
  const right = FRAME.width - 24;
  const bottom = FRAME.height - 20;
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames(styles.drawing, pins.length === 0 && styles.empty)}
    >
      <rect width={FRAME.width} height={FRAME.height} fill="#efe7d6" />
      <path d="M-20 370C120 280 260 400 400 330S600 250 680 300V540H-20Z" fill="#e3e6cf" />
      <path d="M-20 462C140 400 300 490 460 430s160-30 220-14V540H-20Z" fill="#d3dfc4" />
      <path d="M-20 120C120 180 180 60 330 120s190 50 350-36" fill="none" stroke="#c5d9d6" strokeWidth="12" />
      <path
        aria-hidden="true"
        d={`M${right - scale.length} ${bottom - 6}v6h${scale.length}v-6`}
        fill="none"
        stroke="#14352b"
        strokeWidth="2"
      />
      <text x={right - scale.length / 2} y={bottom - 8} textAnchor="middle" className={styles.scale}>
        {t(m.search_map_scale, { km: String(scale.km).replace('.', ',') })}
      </text>
      {pins.map(({ id, number, name }, index) => {
        const { x, y } = spots[index] ?? { x: 0, y: 0 };
        return (
          <LocalLink
            key={id}
            to={`/provider/${id}`}
            aria-label={t(m.search_map_pin, { number, name })}
            className={styles.pin}
          >
            <title>{name}</title>
            <circle cx={x} cy={y} r="22" />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {number}
            </text>
          </LocalLink>
        );
      })}
    </svg>
  );
}

function TileMap({ tileUrl, pins }: { tileUrl: string; pins: readonly Pin[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const localPath = useLocalPath();
  const shown = JSON.stringify(pins.map((pin) => ({ ...pin, href: localPath(`/provider/${pin.id}`) })));
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isOver = false;
    let map: LeafletMap | null = null;
    const open = async (): Promise<void> => {
      const opened = await openLeaflet(element, tileUrl, JSON.parse(shown));
      if (isOver) opened.remove();
      else map = opened;
    };
    // A map that cannot be loaded leaves its quiet ground; the list stands beside it anyway
    open().catch(() => {});
    return () => {
      isOver = true;
      map?.remove();
    };
  }, [tileUrl, shown]);
  return <div ref={frame} className={styles.tiles} />;
}

/** Loads the map's code when a map is shown, not before. */
async function openLeaflet(
  element: HTMLElement,
  tileUrl: string,
  pins: readonly (Pin & { href: string })[],
): Promise<LeafletMap> {
  const [leaflet] = await Promise.all([import('leaflet'), import('leaflet/dist/leaflet.css')]);
  const map = leaflet.map(element, {
    center: [ROME.latitude, ROME.longitude],
    zoom: ZOOM,
    scrollWheelZoom: false,
  });
  leaflet.tileLayer(tileUrl, { attribution: '© OpenStreetMap' }).addTo(map);
  const spots = pins.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  if (spots.length > 0) map.fitBounds(spots, { padding: [40, 40], maxZoom: ZOOM, animate: false });
  for (const { latitude, longitude, name, number, href } of pins) {
    const link = document.createElement('a');
    link.href = href;
    link.title = name;
    link.textContent = String(number);
    link.setAttribute('aria-label', `${number}. ${name}`);
    const icon = leaflet.divIcon({ html: link, className: styles.tilePin ?? '', iconSize: [30, 30] });
    leaflet.marker([latitude, longitude], { icon, keyboard: false }).addTo(map);
  }
  return map;
}
