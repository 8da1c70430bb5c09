/** An SVG picture in the making, 1280 by 800 units. */
export class Canvas {
  readonly width = 1280;
  readonly height = 800;
  #body: string[] = [];
  #definitions: string[] = [];
  #gradients = new Map<string, string>();

  /** Draws a shape. @param attributes as they are written in SVG */
  add(tag: string, attributes: Record<string, string | number>, children = ''): void {
    const written = Object.entries(attributes)
      .map(([name, value]) => `${name}="${typeof value === 'number' ? round(value) : value}"`)
      .join(' ');
    this.#body.push(`<${tag} ${written}${children ? `>${children}</${tag}>` : '/>'}`);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1): void {
    this.add('rect', { x, y, width, height, fill, rx: radius, ...(opacity < 1 && { opacity }) });
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): void {
    this.add('ellipse', { cx, cy, rx, ry, fill, ...(opacity < 1 && { opacity }) });
  }

  path(d: string, fill: string, opacity = 1): void {
    this.add('path', { d, fill, ...(opacity < 1 && { opacity }) });
  }

  line(d: string, stroke: string, width: number, opacity = 1): void {
    this.add('path', {
      d,
      stroke,
      fill: 'none',
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...(opacity < 1 && { opacity }),
    });
  }

  /** A soft shade under a thing that stands on the floor. */
  shade(cx: number, cy: number, rx: number, ry: number, opacity = 0.22): void {
    this.ellipse(cx, cy, rx, ry, this.#radial('#1a2a26'), opacity);
  }

  glow(cx: number, cy: number, radius: number, color: string, opacity: number): void {
    this.ellipse(cx, cy, radius, radius, this.#radial(color), opacity);
  }

  /** @returns a fill that goes from one colour to the other, downwards unless told otherwise */
  gradient(from: string, to: string, direction: 'down' | 'right' = 'down'): string {
    const key = `${from}${to}${direction}`;
    return this.#kept(key, (id) => {
      const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
      return `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
    });
  }

  #radial(color: string): string {
    return this.#kept(
      `radial${color}`,
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${color}"/><stop offset="0.55" stop-color="${color}" stop-opacity="0.45"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    );
  }

  #kept(key: string, define: (id: string) => string): string {
    const known = this.#gradients.get(key);
    if (known) return known;
    const id = `g${this.#gradients.size}`;
    this.#definitions.push(define(id));
    this.#gradients.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  /** Keeps what is drawn inside a shape. @param shape an SVG element */
  clipped(shape: string, draw: () => void): void {
    const id = `c${this.#definitions.length}`;
    this.#definitions.push(`<clipPath id="${id}">${shape}</clipPath>`);
    this.#body.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#body.push('</g>');
  }

  /** Draws moved, larger or smaller, or turned about its own origin. */
  at(x: number, y: number, draw: () => void, { scale = 1, turn = 0, mirrored = false } = {}): void {
    const size = mirrored ? `scale(${-scale} ${scale})` : `scale(${scale})`;
    this.#body.push(`<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) ${size}">`);
    draw();
    this.#body.push('</g>');
  }

  toSvg({ mirrored = false } = {}): string {
    const body = mirrored
      ? `<g transform="translate(${this.width} 0) scale(-1 1)">${this.#body.join('')}</g>`
      : this.#body.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A colour between two. @param share 0 gives the first, 1 the second */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, index: number): number =>
    parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(from, index) * (1 - share) + channel(to, index) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
