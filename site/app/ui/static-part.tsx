import { type ComponentType, lazy, useState } from 'react';
import { readContent, type StaticData } from '../static-data.ts';
import { focusKeeper } from './focus-keeper.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

type StaticProps<P> = { [Name in keyof P]: StaticData<NonNullable<P[Name]>> | Extract<P[Name], null | undefined> };

/**
 * A part of a page that is only shown: drawn by the server, never hydrated. In the browser it is the markup that is in the
 * document under its name, until a later page gives it data to draw. In development it has its data at once, as any component.
 * Names differ on a page. One that `stays` is never redrawn.
 */
export function staticPart<P extends object>(name: string, load: Load<P>, { stays = false } = {}): ComponentType<StaticProps<P>> {
	const Part: ComponentType<P> = lazy(load);
	const markup = import.meta.env.SSR ? null : readMarkup(name);
	if (!stays) loadSoon(load);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
	return function StaticPart(props) {
		const [focus] = useState(focusKeeper);
		const drawn = readContents<P>(props);
		if (drawn)
			return (
				<div key="drawn" ref={focus.enter} data-static={name} className="contents">
					<Part {...drawn} />
				</div>
			);
		if (!markup) return null;
		// biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, taken from the page it stands in
		return <div ref={focus.leave} data-static={name} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
	};
}

function readMarkup(name: string): { __html: string } | null {
	const element = document.querySelector(`[data-static="${name}"]`);
	return element && { __html: element.innerHTML };
}

function readContents<P extends object>(props: StaticProps<P>): P | null {
	const contents = Object.entries(props).map(([name, value]) => [name, value && readContent(value as StaticData<unknown>)]);
	return contents.some(([, value]) => value === undefined) ? null : Object.fromEntries(contents);
}

const waiting: (() => Promise<unknown>)[] = [];
let isLeaving = false;

function loadSoon(load: () => Promise<unknown>): void {
	if (isLeaving) void load().catch(() => {});
	else if (!import.meta.env.SSR) waiting.push(load);
}

export const hasLeftFirstPage = () => isLeaving;

/** When the first page is left: the parts of a page are loaded while its data is on the way. */
export function loadStaticParts(): void {
	isLeaving = true;
	for (const load of waiting.splice(0)) loadSoon(load);
}

/** Ahead of that, for a page that somebody may open. */
export const preloadStaticParts = () => Promise.all(waiting.map((load) => load().catch(() => {})));
