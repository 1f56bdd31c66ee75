import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Badge, badge } from './badge.tsx';
import { floatingPlace } from './floating.ts';
import { HoverCard } from './hover-card.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';
import { Progress } from './progress.tsx';
import { Toaster } from './toast.tsx';
import { TooltipProvider } from './tooltip.tsx';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const labels = { message: 'Message', region: 'Messages ({hotkey})', close: 'Close' };

describe('what primitives do unless told otherwise', () => {
	test('a tooltip opens after 700 ms, the next one within 300 ms at once', () => {
		expect(TooltipProvider({ children: null }).props).toMatchObject({ delayDuration: 700, skipDelayDuration: 300 });
	});

	test('a hover card opens after 700 ms and closes after 300 ms', () => {
		expect(HoverCard({}).props).toMatchObject({ openDelay: 700, closeDelay: 300 });
	});

	test('a navigation menu opens after 200 ms, the next one within 300 ms at once', () => {
		expect(NavigationMenu({ 'aria-label': 'Main' }).props).toMatchObject({ delayDuration: 200, skipDelayDuration: 300 });
	});

	test('a popover opens by a click, below, 8 px from its button and from the edge', () => {
		const html = renderToStaticMarkup(
			<Popover>
				<PopoverTrigger>Open</PopoverTrigger>
			</Popover>,
		);
		expect(html).toMatch(/^<button type="button" aria-haspopup="dialog" aria-expanded="false"/);
		expect(PopoverContent({ 'aria-label': 'x' }).props.children.props).toMatchObject({
			side: 'bottom',
			sideOffset: 8,
			collisionPadding: 8,
		});
		expect(floatingPlace).toEqual({ sideOffset: 8, collisionPadding: 8 });
	});

	test('progress is of 100', () => {
		const html = renderToStaticMarkup(<Progress aria-label="Upload" value={25} />);
		expect(html).toContain('aria-valuemax="100"');
		expect(html).toContain('inline-size:25%');
	});

	test('a message stays for 5000 ms, 16 px from the next, and F8 leads there', () => {
		const html = renderToStaticMarkup(<Toaster labels={labels} />);
		expect(html).toContain('aria-label="Messages (F8)"');
		expect(sourceOf('toast.tsx')).toContain('duration={5000}');
		expect(sourceOf('toast.css')).toMatch(/\.toast-list \{[^}]*gap: 1rem;/);
	});
});

test('badges come in five sizes and four variants, each with a look of its own', () => {
	const looks = (['xs', 'sm', 'md', 'lg', 'xl'] as const).flatMap((size) =>
		(['solid', 'outline', 'soft', 'subtle'] as const).map((variant) => badge({ size, variant })),
	);
	expect(new Set(looks).size).toBe(20);
	expect(Badge({}).props.className).toBe(badge({ size: 'md', variant: 'solid', color: 'primary' }));
});
