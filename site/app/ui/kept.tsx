import { type ComponentType, lazy, useState } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const beingLoaded: Promise<unknown>[] = [];

/** Before the server draws its first page. */
export const partsAreLoaded = () => Promise.all(beingLoaded);

let isFirstPage = true;

/** Called when the page that came with the document is alive. */
export const firstPageIsDone = () => {
	isFirstPage = false;
};

/**
 * A part of a page that is only shown. The server draws it; the browser keeps that markup as it came,
 * and loads the part's code when a later page needs it drawn anew.
 */
export function kept<P extends object>(load: Load<P>): ComponentType<P> {
	return import.meta.env.SSR ? drawnPart(load) : keptPart(load);
}

function drawnPart<P extends object>(load: Load<P>): ComponentType<P> {
	let Part: ComponentType<P> | undefined;
	beingLoaded.push(
		load().then((module) => {
			Part = module.default;
		}),
	);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
	return function Drawn(props) {
		return <div className="contents">{Part && <Part {...props} />}</div>;
	};
}

function keptPart<P extends object>(load: Load<P>): ComponentType<P> {
	const Part = lazy(load) as unknown as ComponentType<P>;
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
	return function Kept(props) {
		const [shown] = useState(isFirstPage ? props : null);
		const [focus] = useState(focusKeeper);
		if (shown && isSame(shown, props))
			// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves what the server drew
			return <div ref={focus.leave} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
		return (
			<div ref={focus.enter} className="contents" key="drawn">
				<Part {...props} />
			</div>
		);
	};
}

/** What has the focus in markup that is drawn anew has it again afterwards: it is found by its address, or by its name and value. */
function focusKeeper() {
	let lost = '';
	return {
		leave: (box: HTMLElement | null) => () => {
			const element = box?.contains(document.activeElement) ? document.activeElement : null;
			const told = ['href', 'name', 'value'].filter((attribute) => element?.hasAttribute(attribute));
			lost = told.map((attribute) => `[${attribute}=${JSON.stringify(element?.getAttribute(attribute))}]`).join('');
		},
		enter(box: HTMLElement | null) {
			if (lost) box?.querySelector<HTMLElement>(lost)?.focus({ preventScroll: true });
			lost = '';
		},
	};
}

const isSame = <P extends object>(before: P, now: P) =>
	(Object.keys(now) as (keyof P)[]).every((name) => Object.is(before[name], now[name]));
