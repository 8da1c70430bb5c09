/** Where the demo town's providers are: keys of the place index. */
export const TOWNS = {
  'it-milano': { city: 'Milano', province: 'MI', dial: '02' },
  'it-roma': { city: 'Roma', province: 'RM', dial: '06' },
  'it-torino': { city: 'Torino', province: 'TO', dial: '011' },
  'it-bologna': { city: 'Bologna', province: 'BO', dial: '051' },
  'it-firenze': { city: 'Firenze', province: 'FI', dial: '055' },
  'it-napoli': { city: 'Napoli', province: 'NA', dial: '081' },
  'it-verona': { city: 'Verona', province: 'VR', dial: '045' },
  'it-palermo': { city: 'Palermo', province: 'PA', dial: '091' },
  'it-genova': { city: 'Genova', province: 'GE', dial: '010' },
  'it-bari': { city: 'Bari', province: 'BA', dial: '080' },
  'it-cagliari': { city: 'Cagliari', province: 'CA', dial: '070' },
  'it-trento': { city: 'Trento', province: 'TN', dial: '0461' },
  'it-padova': { city: 'Padova', province: 'PD', dial: '049' },
  'it-abano-terme': { city: 'Abano Terme', province: 'PD', dial: '049' },
  'it-venezia': { city: 'Venezia', province: 'VE', dial: '041' },
  'it-merano': { city: 'Merano', province: 'BZ', dial: '0473' },
  'gb-london': {
    city: 'London',
    province: null,
    dial: '20',
    zone: 'Europe/London',
    country: 'GB',
    prefix: '+44',
  },
} as const satisfies Record<string, Town>;

export type TownKey = keyof typeof TOWNS;

export interface Town {
  /** As people there write it. */
  city: string;
  province: string | null;
  /** Area code of its telephone numbers. */
  dial: string;
  /** Default: Europe/Rome. */
  zone?: string;
  /** Default: IT. */
  country?: string;
  /** Default: +39. */
  prefix?: string;
}
