/** The path of the page that a request is about: a page's own scripts ask for what it loads at the same path with `.data` behind it. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:^\/_root|(?<=\/)_)?\.data$/, '') || '/';
}
