/** Addresses that a network may be reached at; an empty one is not shown. */
export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'youtube';

/** The part of the configuration that every visitor may see. Empty values hide what they belong to. */
export type PublicConfig = {
  /** In place of our own page for it. */
  registerBusinessUrl?: string;
  appStoreUrl?: string;
  playStoreUrl?: string;
  socialLinks?: Partial<Record<SocialNetwork, string>>;
  /** Tile address with {z}, {x}, {y}; without it the drawn local map is used. */
  mapTileUrl?: string;
  /** The one optional thing: a script that counts visits, loaded once a visitor accepts all cookies. Without it nobody is asked. */
  measuringScriptUrl?: string;
  /** Who answers for the data, as shown on the policy pages. */
  companyName?: string;
  companyAddress?: string;
  privacyEmail?: string;
  /** The development mailbox, where mails go nowhere else. */
  mailboxPath?: string;
};
