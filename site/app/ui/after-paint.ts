/** What a touch changed is painted first; asking for files takes as long as that. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
