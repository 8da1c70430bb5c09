/** What opens them, in the header, the footer and on the pages about Radura. */
export const CONTACT_MODAL = 'contact';
/** The contact form with a demo as its subject. */
export const DEMO_MODAL = 'demo';
export const DOWNLOAD_APP_MODAL = 'download-app';
