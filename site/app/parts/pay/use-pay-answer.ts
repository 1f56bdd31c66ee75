import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createLatestQuery } from '../search/latest-query.ts';
import type { PayAnswer } from './pay-answer.ts';
import type { PayGroup } from './pay-data.ts';

/** Asks for results while the form is filled in; until the first answer it returns what the page knew. */
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

/** Leaves out empty fields. */
function buildQuery(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value);
	return query.toString();
}
