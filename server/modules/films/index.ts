/** The front door of films: what is uploaded to be watched, heard or read. */
export type { Film } from './store/films.ts';
export { filmAsJson, findFilm, isFilmShown } from './store/films.ts';
export { originalOf, pictureOf } from './rules/film-files.ts';
export { addFilm } from './use-cases/add-film.ts';
export { dropFilms } from './use-cases/drop-films.ts';
export { reserveFilm } from './use-cases/reserve-film.ts';
export type { FilmToSend } from './use-cases/send-film.ts';
export { completeFilm, filmToSend } from './use-cases/send-film.ts';
