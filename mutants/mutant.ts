/** One bug put in on purpose, and the tests that ought to notice. */
export interface Mutant {
  /** What goes wrong, as a reviewer would say it. */
  bug: string;
  file: string;
  /** The function, constant or class of the file's top level in which it stands. */
  within: string;
  /** Stands there exactly once. */
  search: string;
  replace: string;
  /** Files or folders of unit and integration tests. */
  tests: readonly string[];
}
