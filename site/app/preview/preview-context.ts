import { createContext } from 'react-router';
import type { Reader } from '#content/reader.ts';
import type { Banner } from './banner-data.ts';

/** What somebody of the staff sees in the place of what is published. */
export type Preview = { banner: Banner; applyOverlay: (read: Reader) => Reader };

/** Null for everybody else. */
export const previewContext = createContext<Preview | null>(null);
