import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';

/** A room of one kind. @param variant which of its arrangements */
export type Scene = (c: Canvas, p: Palette, variant: number) => void;
