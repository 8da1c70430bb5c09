/** How many services a provider may have: its price list, its card and the search read all of them. A few added at once may be more. */
export const MOST_SERVICES = 500;
