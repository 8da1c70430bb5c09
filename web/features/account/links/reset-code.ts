/** Who may choose a new password, by which code. */
export type ResetCode = { email: string; code: string };

/** Reads the link form that carries both in one: base64url of `email:code` (specification section 2). Null for anything else. */
export function readResetCode(encoded: string): ResetCode | null {
  try {
    const bytes = Uint8Array.fromBase64(encoded, { alphabet: 'base64url' });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // An e-mail never holds a colon here
    const at = text.indexOf(':');
    const [email, code] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
    return email !== '' && code !== '' ? { email, code } : null;
  } catch {
    return null;
  }
}
