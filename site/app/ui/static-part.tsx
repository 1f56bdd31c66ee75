import { type ComponentType, lazy, useState } from 'react';
import { readContent, type StaticData } from '../static-data.ts';
import { focusKeeper } from './focus-keeper.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

type StaticProps<P> = { [Name in keyof P]: StaticData<NonNullable<P[Name]>> | Extract<P[Name], null | undefined> };

/**
 * A part of a page that is rendered by the server and never hydrated. In the browser it shows the markup already in the document, found by
 * its name, until a later page brings data to render. In development it is an ordinary component. Names are unique on a page. With `stays`
 * it is never rendered again.
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

/** On the first navigation: loads the code of parts while the page's data is loading. */
export function loadStaticParts(): void {
	isLeaving = true;
	for (const load of waiting.splice(0)) loadSoon(load);
}

/** Earlier, for a page that is being prefetched. */
export const preloadStaticParts = () => Promise.all(waiting.map((load) => load().catch(() => {})));
