import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Badge, badge } from './badge.tsx';
import { PopoverButton, PopoverPanel } from './popover.tsx';
import { Progress } from './progress.tsx';
import { Toaster } from './toast.tsx';

const readSource = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const labels = { message: 'Message', region: 'Messages ({hotkey})', close: 'Close' };

describe('defaults of primitives', () => {
	test('a popover opens by click, below, with 8 px distance', () => {
		const button = renderToStaticMarkup(<PopoverButton opens="menu">Open</PopoverButton>);
		expect(button).toMatch(/^<button type="button" popoverTarget="menu"/i);
		const panel = renderToStaticMarkup(<PopoverPanel id="menu" />);
		expect(panel).toContain('id="menu" popover="auto"');
		expect(panel).toContain('supports-[position-area:block-end]:m-2 ');
		expect(panel).toContain('[position-area:block-end_');
	});

	test('progress is out of 100', () => {
		const html = renderToStaticMarkup(<Progress aria-label="Upload" value={25} />);
		expect(html).toContain('aria-valuemax="100"');
		expect(html).toContain('inline-size:25%');
	});

	test('a toast stays for 5000 ms, 16 px apart; F8 focuses it', () => {
		const html = renderToStaticMarkup(<Toaster labels={labels} />);
		expect(html).toContain('aria-label="Messages (F8)"');
		expect(readSource('toast.tsx')).toContain('duration={5000}');
		expect(readSource('toast.css')).toMatch(/\.toast-list \{[^}]*gap: 1rem;/);
	});
});

test('badges have five sizes and four variants', () => {
	const looks = (['xs', 'sm', 'md', 'lg', 'xl'] as const).flatMap((size) =>
		(['solid', 'outline', 'soft', 'subtle'] as const).map((variant) => badge({ size, variant })),
	);
	expect(new Set(looks).size).toBe(20);
	expect(Badge({}).props.className).toBe(badge({ size: 'md', variant: 'solid', color: 'primary' }));
});
