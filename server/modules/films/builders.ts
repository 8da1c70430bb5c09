/** For tests: films without their upload. */
export { insertFilm, updateFilm } from './store/films.ts';
