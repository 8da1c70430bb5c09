/** What opens them, in the header, the footer and on the pages about Radura. */
export const CONTACT_MODAL = 'contact';
/** The contact form with a demo as its subject. */
export const DEMO_MODAL = 'demo';
/** The same as pages. */
export const CONTACT_PATH = '/contact';
export const DEMO_PATH = '/contact?demo=1';
export const DOWNLOAD_APP_MODAL = 'download-app';
