import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createLatestQuery } from '../search/latest-query.ts';
import type { PayAnswer } from './pay-answer.ts';
import type { PayGroup } from './pay-data.ts';

/** What the form around it would find, asked while it is filled in. Until the first answer there is what the page knew. */
export function usePayAnswer(root: RefObject<HTMLElement | null>, group: PayGroup, first: PayAnswer | undefined) {
	const [answer, setAnswer] = useState(first ?? null);
	const [latest] = useState(() => createLatestQuery(load, setAnswer));
	function ask(): void {
		const form = root.current?.closest('form');
		if (form) latest.ask(`${group.action}/pay.json?${buildQuery(form)}`);
	}
	const askAnew = useEffectEvent(ask);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another search is there
	useEffect(() => {
		if (!first) askAnew();
	}, [group, first]);
	useEffect(() => latest.stop, [latest]);
	return { answer, ask };
}

async function load(address: string, signal: AbortSignal): Promise<PayAnswer> {
	const answer = await fetch(address, { signal });
	return answer.ok ? answer.json() : Promise.reject(answer.status);
}

/** The query of everything in the form; what was left empty is not in it. */
function buildQuery(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value);
	return query.toString();
}
