type Sent = { content: string; isPicture: boolean };

/** The name from the address; a picture was made anew as JPEG. */
export function nameToSave({ content, isPicture }: Sent): string {
  const name = decodeURIComponent(content.slice(content.lastIndexOf('/') + 1));
  return isPicture ? `${name}.jpg` : name;
}

/** Fetches a file and has the browser save it; what cannot be fetched shows nothing. @param newAddress for an address that is over */
export async function saveFile(sent: Sent, newAddress: () => Promise<string | null>): Promise<void> {
  try {
    const blob = await bytesOf(sent.content, newAddress);
    if (blob === null) return;
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = nameToSave(sent);
    link.click();
    // The browser has taken it by then
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch {
    // Without a line there is nothing to save
  }
}

/** The bytes of a sent file; null where they cannot be fetched. @param newAddress for an address that is over */
export const bytesOf = async (
  address: string,
  newAddress: () => Promise<string | null>,
): Promise<Blob | null> => (await fetched(address)) ?? (await fetched((await newAddress()) ?? ''));

async function fetched(address: string): Promise<Blob | null> {
  if (address === '') return null;
  const answer = await fetch(address);
  return answer.ok ? answer.blob() : null;
}

/** `1,2 MB`, in thousands as file managers count. */
export function sizeLabel(bytes: number, locale: string): string {
  const [unit, size] =
    bytes < 1_000
      ? (['byte', bytes] as const)
      : bytes < 1_000_000
        ? (['kilobyte', bytes / 1_000] as const)
        : (['megabyte', bytes / 1_000_000] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 && unit !== 'byte' ? 1 : 0,
  }).format(size);
}
