const EBML = Buffer.from('1a45dfa3', 'hex');
const CLUSTER = Buffer.from('1f43b675', 'hex');

/** Whether bytes begin as webm does (EBML, its kind said in the head) and something was recorded: at least one cluster. */
export function isWebm(content: Buffer): boolean {
  if (!content.subarray(0, 4).equals(EBML)) return false;
  return content.subarray(0, 64).includes('webm') && content.includes(CLUSTER);
}
