import { createContext } from 'react';
import type { FooterData } from './footer-data.ts';

/** Given by the server alone: see `footer.tsx`. */
export const FooterContext = createContext<FooterData | null>(null);
