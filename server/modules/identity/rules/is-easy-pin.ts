/** What of a person others find out: their birthday, as `YYYY-MM-DD`, and telephone. */
export interface KnownOfPerson {
  birthday: string | null;
  phone: string | null;
}

/**
 * Whether a PIN is among the first that somebody would try who sees its person every day: one figure or group over and over, a row upwards or
 * downwards, the day or year of birth in it, the last digits of the telephone.
 * @param pin four to six digits
 */
export function isEasyPin(pin: string, { birthday, phone }: KnownOfPerson): boolean {
  return (
    /^(\d+)\1+$/.test(pin) ||
    isRow(pin, 1) ||
    isRow(pin, -1) ||
    wordsOf(birthday).some((word) => pin.includes(word)) ||
    (phone ?? '').replaceAll(/\D/g, '').endsWith(pin)
  );
}

/** Each digit follows the one before; 0 comes after 9, as on a keyboard. */
function isRow(pin: string, step: 1 | -1): boolean {
  const digits = Array.from(pin, Number);
  return digits.every((digit, place) => {
    const before = digits[place - 1];
    return before === undefined || digit === (before + step + 10) % 10;
  });
}

/** How people write a birthday in four digits: the year, the day with the month either way round. */
function wordsOf(birthday: string | null): string[] {
  const [year, month, day] = birthday?.split('-') ?? [];
  return year && month && day ? [year, `${day}${month}`, `${month}${day}`] : [];
}
