/** What a lane has room for: all that is said of a booking; its name, beginning, marks and service; no service; its name and the mark of the money. */
export type LaneRoom = 'wide' | 'narrow' | 'small' | 'tiny';

/** In narrower lanes a name is cut after its first letters; pixels, as all here. */
const LEAST_LANE = 52;
const FEWEST_LANES = 3;
const WIDE = 128;
const NARROW = 64;
/** '10:00' and what is around it. */
const SMALL = 44;

/** Of a column where nothing is known of its width: on the server. */
export const USUAL_WIDTH = 140;

/** As many lanes as a column has room for, at least three. */
export const lanesIn = (width: number): number => Math.max(FEWEST_LANES, Math.floor(width / LEAST_LANE));

/** Of an A4 sheet across, within its edges and beside the hours. */
const SHEET_WIDTH = 990;

/** How wide each column is on paper. */
export const widthOnPaper = (columns: number): number => Math.floor(SHEET_WIDTH / Math.max(1, columns));

/** As many lanes as leave room for names: paper opens nothing. What has none is listed below. */
export const lanesOnPaper = (width: number): number => Math.max(2, Math.floor(width / NARROW));

export function laneRoom(width: number, lanes: number): LaneRoom {
  const lane = width / lanes;
  if (lane >= WIDE) return 'wide';
  if (lane >= NARROW) return 'narrow';
  return lane >= SMALL ? 'small' : 'tiny';
}
