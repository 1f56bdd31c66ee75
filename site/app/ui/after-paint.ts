/** Runs after the next paint, so that a response to a touch is visible first. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
