import type { PlainCard } from './peers/plain-card.ts';

/** What the process that draws is told, and says. */
export type RenderTask = { paths: string[]; cards: PlainCard[] };
export type RenderedPage = { path: string; ours: number; react: number };
export type Rendered = { pages: RenderedPage[]; bare: number };
