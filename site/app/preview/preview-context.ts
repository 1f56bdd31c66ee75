import { createContext } from 'react-router';
import type { Reader } from '#content/reader.ts';
import type { Banner } from './banner-data.ts';

export type Preview = { banner: Banner; applyOverlay: (read: Reader) => Reader };

/** Null for ordinary visitors. */
export const previewContext = createContext<Preview | null>(null);
