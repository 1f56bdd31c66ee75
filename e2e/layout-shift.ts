/** Missing in TypeScript's DOM types. */
export type LayoutShift = PerformanceEntry & { value: number };
