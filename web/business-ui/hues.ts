import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';

/** A colour with a name. */
export type Hue = { hex: string; name: Message<Record<never, never>> };

/** The landscape's colours for groups, services and people, each with a name; neighbours are told apart by colour-blind people too. */
export const HUES = [
  { hex: '#1F5C49', name: m.kit_hue_forest },
  { hex: '#3F7C8C', name: m.kit_hue_lake },
  { hex: '#7C8C3A', name: m.kit_hue_moss },
  { hex: '#B5652F', name: m.kit_hue_apricot },
  { hex: '#8A5A83', name: m.kit_hue_heather },
  { hex: '#53667A', name: m.kit_hue_slate },
  { hex: '#A94F63', name: m.kit_hue_rose },
  { hex: '#A07A1E', name: m.kit_hue_ochre },
  { hex: '#173B31', name: m.kit_hue_pine },
  { hex: '#23404F', name: m.kit_hue_night },
  { hex: '#552F51', name: m.kit_hue_plum },
  { hex: '#6B3A1B', name: m.kit_hue_earth },
] as const;

/** Grounds that dark text stands on. */
export const LIGHT_HUES = [
  { hex: '#FFFFFF', name: m.kit_hue_white },
  { hex: '#FFFDF8', name: m.kit_hue_ivory },
  { hex: '#F8F1E4', name: m.kit_hue_paper },
  { hex: '#E9EFE0', name: m.kit_hue_light_sage },
  { hex: '#FBE9DD', name: m.kit_hue_light_apricot },
  { hex: '#EEF1F2', name: m.kit_hue_mist },
] as const satisfies readonly Hue[];
