/** What opens them, in the header, the footer and on the pages about Radura. */
export const CONTACT_MODAL = 'contact';
export const DOWNLOAD_APP_MODAL = 'download-app';
