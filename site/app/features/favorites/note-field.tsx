import { NOTE_MOST } from '#app/parts/favorites/notes.ts';
import { fillNote } from './use-notes.ts';

export type NoteFieldData = { id: number; label: string; example: string };

/** Notes are kept in this browser only, so there are none without JavaScript. */
export const NoteField = ({ data: { id, label, example } }: { data: NoteFieldData }) => (
	<textarea
		key={id}
		ref={fillNote}
		data-note={id}
		rows={1}
		maxLength={NOTE_MOST}
		aria-label={label}
		placeholder={example}
		autoComplete="off"
		dir="auto"
		className="field-sizing-content mt-1 block min-h-11 w-full resize-none rounded-md border border-line bg-sand px-3 py-2.5 text-sm leading-body hover:border-line-strong noscript:hidden"
	/>
);
