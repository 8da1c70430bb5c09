// Separators of paths, control characters, and the marks that reverse what a name looks like.
const UNSAFE = /[/\\\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** A `Content-Disposition` that saves the file instead of showing it, under a name that leads nowhere else. */
export function attachment(fileName: string): string {
  const name = fileName.replace(UNSAFE, '_').replace(/^\.+/, '').slice(0, 150) || 'file';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.replace(/[^ \w.-]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
