import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createAsker } from '../search/asker.ts';
import type { PayAnswer } from './pay-answer.ts';
import type { PayGroup } from './pay-data.ts';

/** What the form around it would find, asked while it is filled in. Until the first answer there is what the page knew. */
export function usePayAnswer(root: RefObject<HTMLElement | null>, group: PayGroup, first: PayAnswer | undefined) {
	const [answer, setAnswer] = useState(first ?? null);
	const [asker] = useState(() => createAsker(load, setAnswer));
	function ask(): void {
		const form = root.current?.closest('form');
		if (form) asker.ask(`${group.action}/pay.json?${buildQuery(form)}`);
	}
	const askAnew = useEffectEvent(ask);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another search is there
	useEffect(() => {
		if (!first) askAnew();
	}, [group, first]);
	useEffect(() => asker.stop, [asker]);
	return { answer, ask };
}

async function load(address: string, signal: AbortSignal): Promise<PayAnswer> {
	const answer = await fetch(address, { signal });
	return answer.ok ? answer.json() : Promise.reject(answer.status);
}

/** Of everything in the form; what was left empty is not asked for. */
function buildQuery(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.append(name, value);
	return query.toString();
}
