import { blend } from './blend.ts';

/** The colours of one moment of the day; every picture is painted with these alone. */
export type Light = {
  skyTop: string;
  skyMiddle: string;
  skyLow: string;
  haze: string;
  far: string;
  near: string;
  meadow: string;
  sunlit: string;
  foreground: string;
  disc: string;
  glow: string;
  /** 0 by day, 1 in full night. */
  stars: number;
};

type Moment = { hour: number; light: Light };

const NIGHT: Light = {
  skyTop: '#0c2529',
  skyMiddle: '#1c4447',
  skyLow: '#567a72',
  haze: '#5f8278',
  far: '#3f6761',
  near: '#15392f',
  meadow: '#2b5848',
  sunlit: '#739a80',
  foreground: '#07191a',
  disc: '#f7efdc',
  glow: '#d5e3cd',
  stars: 1,
};

const MOMENTS: readonly Moment[] = [
  { hour: 0, light: NIGHT },
  { hour: 4, light: NIGHT },
  {
    hour: 6,
    light: {
      skyTop: '#8fb0b4',
      skyMiddle: '#e6cfc0',
      skyLow: '#f8c7a2',
      haze: '#f5dcc6',
      far: '#b6aca2',
      near: '#3d6a59',
      meadow: '#86a678',
      sunlit: '#ecd29b',
      foreground: '#14362d',
      disc: '#fff3de',
      glow: '#f6a379',
      stars: 0,
    },
  },
  {
    hour: 9,
    light: {
      skyTop: '#9cc4c3',
      skyMiddle: '#d6e5d8',
      skyLow: '#faf2e2',
      haze: '#f1f1e2',
      far: '#a7c3b7',
      near: '#2c6751',
      meadow: '#88b286',
      sunlit: '#dfe0a6',
      foreground: '#143b30',
      disc: '#fffbef',
      glow: '#fbe3b4',
      stars: 0,
    },
  },
  {
    hour: 13,
    light: {
      skyTop: '#7fb3b8',
      skyMiddle: '#bcdbd3',
      skyLow: '#f3f2df',
      haze: '#e6efdf',
      far: '#94bcb0',
      near: '#1f5c49',
      meadow: '#7fac7b',
      sunlit: '#cfdb97',
      foreground: '#12332a',
      disc: '#fffdf4',
      glow: '#fff2c8',
      stars: 0,
    },
  },
  {
    hour: 17,
    light: {
      skyTop: '#a9c0b0',
      skyMiddle: '#efd9ad',
      skyLow: '#f9d9a0',
      haze: '#f6dcae',
      far: '#c3ae86',
      near: '#3d6248',
      meadow: '#9fa65d',
      sunlit: '#f3d07d',
      foreground: '#193829',
      disc: '#fff6da',
      glow: '#f6b56f',
      stars: 0,
    },
  },
  {
    hour: 19,
    light: {
      skyTop: '#b8877b',
      skyMiddle: '#e69a74',
      skyLow: '#f8c58d',
      haze: '#efb083',
      far: '#b3705c',
      near: '#3c4a3c',
      meadow: '#7c7448',
      sunlit: '#eaa961',
      foreground: '#14291f',
      disc: '#fff0cd',
      glow: '#f9b878',
      stars: 0,
    },
  },
  {
    hour: 20.5,
    light: {
      skyTop: '#2d4a57',
      skyMiddle: '#8b7d84',
      skyLow: '#e39f7f',
      haze: '#b9938a',
      far: '#70727a',
      near: '#1f4039',
      meadow: '#41604f',
      sunlit: '#a59a77',
      foreground: '#0c221d',
      disc: '#fbe6c9',
      glow: '#ee9f78',
      stars: 0.35,
    },
  },
  { hour: 22, light: NIGHT },
  { hour: 24, light: NIGHT },
];

/** The light at any hour from 0 to 24, blended between the painted moments. */
export function lightAt(hour: number): Light {
  const following = MOMENTS.find((moment) => moment.hour > hour) ?? { hour: 24, light: NIGHT };
  const previous = MOMENTS.findLast((moment) => moment.hour <= hour) ?? { hour: 0, light: NIGHT };
  const share = (hour - previous.hour) / (following.hour - previous.hour || 1);
  return blendLights(previous.light, following.light, share);
}

function blendLights(one: Light, other: Light, share: number): Light {
  const mixed = (name: Exclude<keyof Light, 'stars'>): string => blend(one[name], other[name], share);
  return {
    skyTop: mixed('skyTop'),
    skyMiddle: mixed('skyMiddle'),
    skyLow: mixed('skyLow'),
    haze: mixed('haze'),
    far: mixed('far'),
    near: mixed('near'),
    meadow: mixed('meadow'),
    sunlit: mixed('sunlit'),
    foreground: mixed('foreground'),
    disc: mixed('disc'),
    glow: mixed('glow'),
    stars: one.stars * (1 - share) + other.stars * share,
  };
}
