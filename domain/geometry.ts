export type Point = { longitude: number; latitude: number };
export type Bounds = { west: number; south: number; east: number; north: number };

/** On a drawing, from its top left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** More than the largest compound, building and tower have: what is larger is a slip of the keyboard. */
export const MOST_SQUARE_METRES = 50_000_000;
export const MOST_ROOMS = 200;
export const floors = { least: -10, most: 200 };
