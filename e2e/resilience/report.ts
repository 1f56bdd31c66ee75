import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#bin/processes.ts';
import type { Seen } from './visitor.ts';

/** What a visitor met while something was wrong. */
export type Row = { what: string; when: string; pages: string; form: string; seen: Seen; healed: string };

const head = ['what', 'when', 'pages meanwhile', 'a form meanwhile', 'answers', 'of them failed', 'requests reset', 'healed after'];
const rows: string[][] = [];

/** Written after every row: what was seen stays to be read when the rest is interrupted. */
export function report({ what, when, pages, form, seen, healed }: Row): void {
	rows.push([what, when, pages, form, String(seen.answers), String(seen.failed), String(seen.reset), healed]);
	const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
	const folder = join(root, 'test-results');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `resilience-${process.pid}.md`), `${[head, head.map(() => '---'), ...rows].map(line).join('\n')}\n`);
	console.log(line(rows.at(-1) ?? []));
}

export const seconds = (milliseconds: number) => `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`;
