import { foldedWords } from './folded-text.ts';

/**
 * The key of a town that only its name is known of, written as the place index writes its own: Forlì, IT → it-forli. What
 * follows a comma or a bracket is left out.
 */
export function townKey(city: string, countryCode: string): string {
  const words = foldedWords(city.replace(/[,(].*$/su, ''));
  return [countryCode.toLowerCase(), ...words].join('-');
}
