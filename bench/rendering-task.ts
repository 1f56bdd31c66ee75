import type { PlainCard } from './peers/plain-card.ts';

/** Messages to and from the rendering process. */
export type RenderTask = { paths: string[]; cards: PlainCard[] };
export type RenderedPage = { path: string; ours: number; react: number };
export type Rendered = { pages: RenderedPage[]; bare: number };
