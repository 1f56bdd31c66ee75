import { useEffect } from 'react';
import { readNote, writeNote } from '#app/parts/favorites/notes.ts';

/** Notes are only in this browser, so they are filled in here; a ref callback, so that fields drawn later are filled too. */
export function fillNote(field: HTMLTextAreaElement | null): void {
	if (field) fill([field]);
}

function fill(fields: Iterable<HTMLTextAreaElement>): void {
	for (const field of fields) {
		const note = readNote(Number(field.dataset['note']));
		if (field.value !== note && field !== document.activeElement) field.value = note;
	}
}

/** Saves notes while they are typed, and follows changes in other tabs. */
export function useNotes(): void {
	useEffect(() => {
		const stop = new AbortController();
		const fillAll = () => fill(document.querySelectorAll<HTMLTextAreaElement>('[data-note]'));
		fillAll();
		addEventListener('storage', fillAll, stop);
		addEventListener('pageshow', fillAll, stop);
		addEventListener('input', keep, stop);
		return () => stop.abort();
	}, []);
}

function keep({ target }: Event): void {
	const field = target as HTMLTextAreaElement;
	const id = Number(field.dataset?.['note']);
	if (id) writeNote(id, field.value);
}
