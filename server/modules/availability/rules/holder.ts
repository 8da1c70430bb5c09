/**
 * What holds time. Each kind has ids of its own, so that only both together say who it is: the session 5 of a class is not
 * reservation 5.
 */
export interface Holder {
  readonly kind: 'reservation' | 'class';
  readonly id: number;
}
