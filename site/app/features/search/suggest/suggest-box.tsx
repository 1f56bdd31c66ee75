import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { createLatestQuery } from '#app/parts/search/latest-query.ts';
import type { SuggestAnswer, SuggestGroup } from './suggest-data.ts';
import { SuggestList, type SuggestOption } from './suggest-list.tsx';
import { matchingRecents, type Recent, recentSearches } from './suggest-recent.ts';

const nothing: SuggestAnswer = { groups: [], said: '', words: { list: '', recent: '', clear: '' } };

/**
 * The suggestion list and its keyboard handling. The input stays part of its form: without a chosen option, Enter submits what was typed.
 */
export function SuggestBox({ input }: { input: HTMLInputElement }) {
	const id = useId();
	const action = input.form ? new URL(input.form.action).pathname : '';
	const [answer, setAnswer] = useState(nothing);
	const [typed, setTyped] = useState(input.value);
	const [isOpen, setOpen] = useState(true);
	const [active, setActive] = useState<string | null>(null);
	const [wasTyped, setWasTyped] = useState(false);
	const [kept] = useState(() => recentSearches(action));
	const [recents, setRecents] = useState(kept.read);
	const [latest] = useState(() => createLatestQuery((query, signal) => suggestionsFor(action, query, signal), setAnswer));

	const isEmpty = typed.trim() === '';
	const groups = [...recentGroup(matchingRecents(recents, typed), answer.words.recent), ...(isEmpty ? [] : answer.groups)];
	const options: SuggestOption[] = groups.flatMap(({ suggestions }) => suggestions);
	const isShown = isOpen && options.length > 0;
	const at = isShown ? options.findIndex(({ to }) => to === active) : -1;
	const listId = `${id}list`;
	const optionId = (index: number) => `${id}${index}`;

	const ask = useEffectEvent(() => latest.ask(queryFor(input, action)));
	/** Includes letters typed before the script loaded. */
	const start = useEffectEvent(() => {
		setTyped(input.value);
		setWasTyped(input.value !== input.defaultValue);
		ask();
	});
	const open = useEffectEvent(() => {
		if (!isOpen) ask();
		setTyped(input.value);
		setOpen(true);
	});
	const close = useEffectEvent(() => {
		setOpen(false);
		setActive(null);
	});
	const type = useEffectEvent(() => {
		setTyped(input.value);
		setOpen(true);
		setActive(null);
		setWasTyped(true);
		ask();
	});
	const send = useEffectEvent(() => {
		const text = input.value.trim();
		if (text && text !== input.defaultValue) setRecents(kept.remember({ text, to: `${action}?q=${encodeURIComponent(text)}` }));
		close();
		// Hides the on-screen keyboard, which covers the results.
		if (matchMedia('(pointer: coarse)').matches) input.blur();
	});
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing) return;
		const last = options.length - 1;
		const go = (index: number) => {
			event.preventDefault();
			setActive(options[index]?.to ?? null);
		};
		if (!isShown) {
			if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
			open();
			go(event.altKey ? -1 : event.key === 'ArrowDown' ? 0 : last);
			return;
		}
		if (event.key === 'ArrowDown') go(at === last ? -1 : at + 1);
		if (event.key === 'ArrowUp') go(at === -1 ? last : at - 1);
		if (event.key === 'Home' && at >= 0) go(0);
		if (event.key === 'End' && at >= 0) go(last);
		if (event.key === 'Enter' && at >= 0) {
			event.preventDefault();
			document.getElementById(optionId(at))?.click();
		}
		if (event.key === 'Escape') {
			event.preventDefault();
			close();
		}
	});
	const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
		if (!findWrapper(input).contains(relatedTarget as Node | null)) close();
	});

	useEffect(() => {
		const stop = new AbortController();
		start();
		input.addEventListener('input', type, stop);
		input.addEventListener('focus', open, stop);
		input.addEventListener('click', open, stop);
		input.addEventListener('keydown', press, stop);
		input.form?.addEventListener('submit', send, stop);
		findWrapper(input).addEventListener('focusout', leave, stop);
		return () => {
			stop.abort();
			latest.stop();
		};
	}, [input, latest]);

	useEffect(() => {
		input.ariaExpanded = String(isShown);
		if (isShown) input.setAttribute('aria-controls', listId);
		else input.removeAttribute('aria-controls');
		if (at >= 0) input.setAttribute('aria-activedescendant', optionId(at));
		else input.removeAttribute('aria-activedescendant');
		if (at >= 0) document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
	});

	function choose({ text, to }: Recent): void {
		setRecents(kept.remember({ text, to }));
		input.value = '';
		setTyped('');
		close();
		if (matchMedia('(pointer: coarse)').matches) input.blur();
	}

	function clear(): void {
		setRecents(kept.clear());
		input.focus();
	}

	const announced = wasTyped && !isEmpty && isOpen ? answer.said : '';
	return createPortal(
		<>
			<SuggestList
				{...{ groups, isShown, listId, optionId, at }}
				label={answer.words.list}
				onChoose={choose}
				clear={isEmpty && recents.length > 0 ? { text: answer.words.clear, act: clear } : null}
			/>
			<p role="status" className="sr-only">
				{announced}
			</p>
		</>,
		findWrapper(input),
	);
}

const findWrapper = (input: HTMLInputElement): HTMLElement => input.closest<HTMLElement>('[data-suggest]') ?? document.body;

/** Nothing is shown until its label has loaded. */
const recentGroup = (recents: Recent[], label: string): (Omit<SuggestGroup, 'suggestions'> & { suggestions: SuggestOption[] })[] =>
	recents.length && label ? [{ name: 'recent', label, suggestions: recents }] : [];

/** On a search page the address holds the filters, elsewhere the form does. */
function queryFor(input: HTMLInputElement, action: string): string {
	const form = input.form ? [...new FormData(input.form)].filter((field): field is [string, string] => Boolean(field[1])) : [];
	const query = new URLSearchParams(location.pathname === action ? location.search : form);
	query.delete('page');
	query.set('q', input.value);
	return query.toString();
}

async function suggestionsFor(action: string, query: string, signal: AbortSignal): Promise<SuggestAnswer> {
	const response = await fetch(`${action}/suggest.json?${query}`, { signal });
	if (!response.ok) throw new Error(`${response.status}`);
	return response.json();
}
