import { round } from './ridge.ts';
import type { Light } from './light.ts';

/** What a scene paints on: a size, the light of the hour, and the SVG gathered so far. */
export type Canvas = {
  width: number;
  height: number;
  light: Light;
  /** Paintings are looked at large and get more trees, grass and birds than cards. */
  isPainting: boolean;
  path: (data: string, fill: string, opacity?: number) => void;
  rect: (y: number, height: number, fill: string, opacity?: number) => void;
  ellipse: (
    x: number,
    y: number,
    halfWidth: number,
    halfHeight: number,
    fill: string,
    opacity?: number,
  ) => void;
  raw: (svg: string) => void;
  /** Top to bottom; answers the fill that names it. A colour with two values has an opacity. */
  fade: (stops: readonly FadeStop[]) => string;
  /** From the middle outwards. */
  glow: (stops: readonly FadeStop[]) => string;
  /** A name that no other picture on the page has. */
  uniqueId: () => string;
  toSvg: () => string;
};

export type FadeStop = readonly [offset: number, colour: string, opacity?: number];

/** An empty canvas. `name` keeps the gradients of several pictures on one page apart. */
export function openCanvas(
  name: string,
  size: { width: number; height: number },
  light: Light,
  isPainting: boolean,
): Canvas {
  const { width, height } = size;
  const gradients: string[] = [];
  const shapes: string[] = [];
  let ids = 0;
  const uniqueId = (): string => {
    ids += 1;
    return `${name}-${ids}`;
  };
  const gradient = (tag: string, stops: readonly FadeStop[]): string => {
    const id = uniqueId();
    gradients.push(
      `<${tag} id="${id}"${tag === 'linearGradient' ? ' x2="0" y2="1"' : ''}>${stops.map(stopTag).join('')}</${tag}>`,
    );
    return `url(#${id})`;
  };
  return {
    width,
    height,
    light,
    isPainting,
    path: (data, fill, opacity) =>
      void shapes.push(`<path d="${data}" fill="${fill}"${opacityOf(opacity)}/>`),
    rect: (y, high, fill, opacity) =>
      void shapes.push(
        `<rect y="${round(y)}" width="${width}" height="${round(high)}" fill="${fill}"${opacityOf(opacity)}/>`,
      ),
    ellipse: (x, y, rx, ry, fill, opacity) =>
      void shapes.push(
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opacityOf(opacity)}/>`,
      ),
    raw: (svg) => void shapes.push(svg),
    fade: (stops) => gradient('linearGradient', stops),
    glow: (stops) => gradient('radialGradient', stops),
    uniqueId,
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
      ` preserveAspectRatio="xMidYMid slice"><defs>${gradients.join('')}</defs>${shapes.join('')}</svg>`,
  };
}

function stopTag([offset, colour, opacity]: FadeStop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

function opacityOf(opacity: number | undefined): string {
  return opacity === undefined || opacity >= 1 ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`;
}
