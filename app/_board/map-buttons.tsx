'use client';

import { Crosshair, Flag, Maximize, Minus, Plus } from 'lucide-react';
import type { Point } from '@/lib/engine';
import type { CameraControls } from './use-camera';
import type { BoardWords } from './words';

interface Props {
  words: BoardWords;
  camera: CameraControls;
  /** What the last button brings into view; none, no button. */
  targets: readonly Point[];
}

/** Zoom by buttons, for those without wheel or pinch. */
export function MapButtons({ words, camera, targets }: Props) {
  const buttons = [
    { name: words.zoomIn, icon: Plus, act: () => camera.zoom(1.5) },
    { name: words.zoomOut, icon: Minus, act: () => camera.zoom(1 / 1.5) },
    { name: words.whole, icon: Maximize, act: () => camera.whole() },
    { name: words.front, icon: Flag, act: () => camera.front() },
    ...(targets.length > 0 ? [{ name: words.toAction, icon: Crosshair, act: () => camera.show(targets, true) }] : []),
  ];
  return (
    <div className="map-buttons">
      {buttons.map(({ name, icon: Icon, act }) => (
        <button key={name} type="button" className="button" data-size="small" aria-label={name} title={name} onClick={act}>
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
