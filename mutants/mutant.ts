/** One bug put in on purpose, and the tests that ought to notice. */
export interface Mutant {
  /** What goes wrong, as a reviewer would say it. */
  bug: string;
  file: string;
  /** Stands in the file exactly once. */
  search: string;
  replace: string;
  /** Files or folders of unit and integration tests. */
  tests?: readonly string[];
  /** Files of browser journeys, with `:line` where one of them is enough. They need a build of the screens: only where no quicker test can notice. */
  journeys?: readonly string[];
}
