export type Point = { longitude: number; latitude: number };
export type Bounds = { west: number; south: number; east: number; north: number };

/** On a drawing, from its top left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number };
