import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepUndo, readKeptUndo } from './kept-undo.ts';
import type { Changed } from './receive-change.ts';

const NOTICE_MS = 8000;

/** Sends changes without leaving the page and shows the result of the last one for a while. */
export function useChanges(first: Changed | undefined, address: string, unavailable: string) {
	const [changed, setChanged] = useState<Changed | null>(first ?? null);
	const { revalidate } = useRevalidator();

	useEffect(() => {
		if (!first) setChanged(readKeptUndo());
	}, [first]);

	// An undo button stays until the next change, or until it is dismissed.
	useEffect(() => {
		if (!changed || changed.ask || changed.undo) return;
		const timer = setTimeout(() => setChanged(null), NOTICE_MS);
		return () => clearTimeout(timer);
	}, [changed]);

	const send = async (body: FormData): Promise<Changed> => {
		try {
			const answer = await fetch(address, {
				method: 'POST',
				body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
			});
			return await answer.json();
		} catch {
			return { notice: unavailable, isProblem: true, undo: null, ask: null };
		}
	};
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		event.preventDefault();
		submitter?.closest('details')?.removeAttribute('open');
		void send(new FormData(event.currentTarget, submitter)).then((next) => {
			setChanged(next);
			if (next.ask) return;
			keepUndo(next);
			void revalidate();
		});
	};
	const dismiss = (): void => {
		keepUndo(null);
		setChanged(null);
	};
	return { changed, submit, dismiss };
}
