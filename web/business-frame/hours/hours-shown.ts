import type { OwnBreak, PersonHours } from './hours-calls.ts';
import type { Layers } from './layers.ts';

/** Somebody's hours as the screen has them, for the forms above it too. */
export interface HoursShown {
  hours: PersonHours;
  layers: Layers;
  breaks: readonly OwnBreak[];
  blocks: readonly OwnBreak[];
}
