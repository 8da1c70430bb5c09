import './get-random-providers-also-by-keyword-or-address.ts';
import './provider-fields.ts';
import './next-session.ts';
import './search-places.ts';
import './search-providers.ts';
import './suggest-searches.ts';
