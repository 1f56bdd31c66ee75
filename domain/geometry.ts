export type Point = { longitude: number; latitude: number };
export type Bounds = { west: number; south: number; east: number; north: number };

/** In drawing units from the top left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** Above what the largest compounds and towers have: a larger number is a typing mistake. */
export const MOST_SQUARE_METRES = 50_000_000;
export const MOST_ROOMS = 200;
export const floors = { least: -10, most: 200 };
