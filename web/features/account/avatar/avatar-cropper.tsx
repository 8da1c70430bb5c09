import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './avatar-cropper.module.css';
import type { CutArea } from './cut-out.ts';

type AvatarCropperProps = {
  /** The image's address in this browser. */
  address: string;
  isDisabled: boolean;
  onCut: (area: CutArea) => void;
  /** The browser cannot show the file as an image. */
  onUnreadable: () => void;
};

const MOST_ZOOM = 4;

/** The image behind a round window: moved by pointer or arrow keys, enlarged by wheel, fingers or the slider. */
export function AvatarCropper({ address, isDisabled, onCut, onUnreadable }: AvatarCropperProps) {
  const t = useTexts();
  const zoomId = useId();
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.cropper} inert={isDisabled}>
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_inPercent, inPixels) => onCut(inPixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t(m.avatar_cut_area), 'aria-describedby': hintId }}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {t(m.avatar_cut_hint)}
      </p>
      <label htmlFor={zoomId} className={styles.zoom}>
        <span>{t(m.avatar_zoom)}</span>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
