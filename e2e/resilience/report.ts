import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { root } from '#bin/processes.ts';
import { type Found, foundFolder } from './page.ts';
import { ALL_PAGES, type Seen } from './visitor.ts';

/** What a visitor saw during a fault. */
export type Row = { what: string; when: string; pages: string; form: string; seen: Seen; healed: string };

const rows: Found[] = [];

const words = { taken: 'forms are taken', explained: 'forms are refused with our number', failed: 'forms fail' };

/** Adds a row with the counts of the visitor. */
export function report({ what, when, pages, form, seen, healed }: Row): void {
	const sees = [pages === ALL_PAGES ? 'every page' : pages === '–' ? '' : `${pages} pages`, words[form as keyof typeof words] ?? ''];
	const figures = `${seen.answers} answers, ${seen.failed} of them an error, ${seen.reset} requests reset`;
	note({ what, when, sees: sees.filter(Boolean).join('; ') || 'answers to the last', figures, healed });
}

/** Written after every row, so that interrupted runs keep their results. */
export function note(found: Omit<Found, 'test' | 'load'>): void {
	const file = basename(expect.getState().testPath ?? '');
	rows.push({ ...found, test: file, load: loadavg()[0] ?? 0 });
	const folder = join(root, foundFolder);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${file}-${process.pid}.json`), JSON.stringify(rows, null, '\t'));
	console.log(Object.values(found).join(' | '));
}

export const seconds = (milliseconds: number) => `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`;
