/** Browsers tell of it; TypeScript does not know it yet. */
export type LayoutShift = PerformanceEntry & { value: number };
