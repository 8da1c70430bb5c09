/** What every list of leaked passwords begins with, among those long enough to pass the shortest length. */
const WELL_KNOWN = new Set(
  `12345678 123456789 1234567890 0123456789 11111111 00000000 87654321 987654321 0987654321 12341234 11223344 12121212 123123123 147258369
  qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 zaq12wsx q1w2e3r4 abcd1234 abc12345
  a1b2c3d4 aa123456 a1234567 password password1 password1! passw0rd p@ssw0rd p@ssword pass1234 password12 password123 password123! iloveyou
  iloveyou1 sunshine princess football baseball superman trustno1 starwars whatever computer internet michelle jennifer welcome1 welcome123
  welcome1! changeme changeme1 letmein1 letmein123 admin123 admin1234 administrator master123 dragon123 monkey123 shadow123 charlie1 jordan23
  liverpool juventus juventus1 napoli1926 forzanapoli forzajuve forzamilan forzainter milan1899 francesca alessandro alessandra valentina
  giuseppe giovanni antonella federica francesco margherita benvenuto ciaociao ciaociao1 amoremio amoremio1 tiamotanto tiamo123 password.1
  italia90 estate2024 estate2025 estate2026 inverno2025 inverno2026 primavera autunno1 radura123 radura2026 segreta1 segreto1 nonlosoio`.split(
    /\s+/,
  ),
);

/**
 * Whether a password is among the first that anybody would try: well known, one sign repeated, or the person's own
 * e-mail. Asked everywhere, whatever else a form asks (NIST SP 800-63B, 3.1.1.2).
 */
export function isWellKnown(password: string, email: string): boolean {
  const typed = password.normalize('NFC').toLowerCase();
  const localPart = email.toLowerCase().split('@')[0] ?? '';
  return (
    WELL_KNOWN.has(typed) || new Set(typed).size === 1 || typed === email.toLowerCase() || typed === localPart
  );
}
