import { useEffect, useRef, useState } from 'react';
import type { ImgHTMLAttributes } from 'react';

type SmartImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> & {
  src: string | null | undefined;
  /** Shown when there is no picture or it cannot be loaded. */
  fallback: string;
  /** Empty for pictures that only decorate. */
  alt: string;
};

export function SmartImage({ src, fallback, alt, ...rest }: SmartImageProps) {
  const [brokenSource, setBrokenSource] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const wanted = src ?? fallback;

  useEffect(() => {
    // A picture may have failed before the page came alive, when nobody was listening yet
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0) setBrokenSource(wanted);
  }, [wanted]);

  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={image}
      alt={alt}
      src={brokenSource === wanted ? fallback : wanted}
      onError={() => setBrokenSource(wanted)}
    />
  );
}
