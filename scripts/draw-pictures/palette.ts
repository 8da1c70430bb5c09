/** The colours of a room at an hour of the day. */
export interface Palette {
  wall: string;
  wallShade: string;
  floor: string;
  floorShade: string;
  /** Frames, legs, shelves. */
  wood: string;
  woodShade: string;
  /** Covers, towels. */
  cloth: string;
  clothShade: string;
  /** What catches the eye. */
  accent: string;
  accentShade: string;
  leaf: string;
  leafShade: string;
  skyTop: string;
  skyLow: string;
  far: string;
  near: string;
  /** What falls through the window. */
  light: string;
  lightStrength: number;
  isLampOn: boolean;
}

const base = {
  leaf: '#4d7a5f',
  leafShade: '#2f5a46',
  isLampOn: false,
};

export const PALETTES: Record<string, Palette> = {
  morning: {
    ...base,
    wall: '#f3e8d6',
    wallShade: '#e6d6bd',
    floor: '#d9b78e',
    floorShade: '#bd9468',
    wood: '#a8764c',
    woodShade: '#84583a',
    cloth: '#fffaf0',
    clothShade: '#e4dac8',
    accent: '#1f5c49',
    accentShade: '#14352b',
    skyTop: '#a9d2d6',
    skyLow: '#fbe6c4',
    far: '#a9c5ae',
    near: '#6f9a7c',
    light: '#fff3d0',
    lightStrength: 0.5,
  },
  sage: {
    ...base,
    wall: '#c9d6c1',
    wallShade: '#b0c2aa',
    floor: '#e3cfae',
    floorShade: '#c9ab81',
    wood: '#8f6a4b',
    woodShade: '#6d4d36',
    cloth: '#fbf6ea',
    clothShade: '#e0d8c6',
    accent: '#c8643f',
    accentShade: '#a8472a',
    skyTop: '#bfe0e2',
    skyLow: '#f4f2dc',
    far: '#a7c3a0',
    near: '#5f8d70',
    light: '#fffbe2',
    lightStrength: 0.42,
  },
  clay: {
    ...base,
    wall: '#dba583',
    wallShade: '#c78a67',
    floor: '#efdcc0',
    floorShade: '#d3b48e',
    wood: '#7a4a30',
    woodShade: '#5c3522',
    cloth: '#fff4e3',
    clothShade: '#ead3b6',
    accent: '#1f5c49',
    accentShade: '#14352b',
    skyTop: '#f5c998',
    skyLow: '#fdebcb',
    far: '#c99a76',
    near: '#8d7a58',
    light: '#ffe6b5',
    lightStrength: 0.45,
  },
  dusk: {
    ...base,
    wall: '#e9c9b1',
    wallShade: '#cfa58c',
    floor: '#a9785a',
    floorShade: '#845a44',
    wood: '#6a4434',
    woodShade: '#4d3026',
    cloth: '#f9e8d6',
    clothShade: '#dcbfa6',
    accent: '#a8472a',
    accentShade: '#7d3320',
    leaf: '#49705a',
    leafShade: '#2c4f40',
    skyTop: '#7f84a8',
    skyLow: '#f3a477',
    far: '#7d6f84',
    near: '#4c5563',
    light: '#ffc28b',
    lightStrength: 0.5,
    isLampOn: true,
  },
  mist: {
    ...base,
    wall: '#dde5e2',
    wallShade: '#c3d0cd',
    floor: '#c8b9a4',
    floorShade: '#a99780',
    wood: '#9b7f63',
    woodShade: '#75604c',
    cloth: '#ffffff',
    clothShade: '#dfe3dd',
    accent: '#3f6f80',
    accentShade: '#2a4f5d',
    skyTop: '#cfe2ea',
    skyLow: '#f6f3ea',
    far: '#b3c6c9',
    near: '#7f9d9a',
    light: '#ffffff',
    lightStrength: 0.45,
  },
  night: {
    ...base,
    wall: '#2d5a4b',
    wallShade: '#1d4137',
    floor: '#8a6247',
    floorShade: '#664734',
    wood: '#5a3b2a',
    woodShade: '#40291d',
    cloth: '#f2e6d0',
    clothShade: '#cdbb9c',
    accent: '#ee8f63',
    accentShade: '#c96c42',
    leaf: '#6d9c7c',
    leafShade: '#47755b',
    skyTop: '#1b2f45',
    skyLow: '#51657b',
    far: '#27404a',
    near: '#183036',
    light: '#ffd694',
    lightStrength: 0.2,
    isLampOn: true,
  },
};
