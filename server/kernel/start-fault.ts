/** Why this process cannot start, in a sentence for whoever runs it, and what to do. */
export class StartFault extends Error {
  override name = 'StartFault';
}
