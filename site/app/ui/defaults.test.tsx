import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Badge, badge } from './badge.tsx';
import { PopoverButton, PopoverPanel } from './popover.tsx';
import { Progress } from './progress.tsx';
import { Toaster } from './toast.tsx';

const readSource = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const labels = { message: 'Message', region: 'Messages ({hotkey})', close: 'Close' };

describe('what primitives do unless told otherwise', () => {
	test('a popover opens by a click, below, 8 px from its button and from the edge', () => {
		const button = renderToStaticMarkup(<PopoverButton opens="menu">Open</PopoverButton>);
		expect(button).toMatch(/^<button type="button" popoverTarget="menu"/i);
		const panel = renderToStaticMarkup(<PopoverPanel id="menu" />);
		expect(panel).toContain('id="menu" popover="auto"');
		expect(panel).toContain('supports-[position-area:block-end]:m-2 ');
		expect(panel).toContain('[position-area:block-end_');
	});

	test('progress is of 100', () => {
		const html = renderToStaticMarkup(<Progress aria-label="Upload" value={25} />);
		expect(html).toContain('aria-valuemax="100"');
		expect(html).toContain('inline-size:25%');
	});

	test('a message stays for 5000 ms, 16 px from the next, and F8 leads there', () => {
		const html = renderToStaticMarkup(<Toaster labels={labels} />);
		expect(html).toContain('aria-label="Messages (F8)"');
		expect(readSource('toast.tsx')).toContain('duration={5000}');
		expect(readSource('toast.css')).toMatch(/\.toast-list \{[^}]*gap: 1rem;/);
	});
});

test('badges come in five sizes and four variants, each with a look of its own', () => {
	const looks = (['xs', 'sm', 'md', 'lg', 'xl'] as const).flatMap((size) =>
		(['solid', 'outline', 'soft', 'subtle'] as const).map((variant) => badge({ size, variant })),
	);
	expect(new Set(looks).size).toBe(20);
	expect(Badge({}).props.className).toBe(badge({ size: 'md', variant: 'solid', color: 'primary' }));
});
