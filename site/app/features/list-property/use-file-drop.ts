import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files can be dropped anywhere on the form; the drop zone lights up. */
export function useFileDrop(take: ((files: Iterable<File>) => void) | null) {
	const [isOver, setOver] = useState(false);
	if (!take) return {};
	return {
		'data-over': isOver || undefined,
		onDragOver(event: DragEvent) {
			if (!hasFiles(event)) return;
			event.preventDefault();
			setOver(true);
		},
		onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
			if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
		},
		onDrop(event: DragEvent) {
			if (!hasFiles(event)) return;
			event.preventDefault();
			setOver(false);
			take([...event.dataTransfer.files]);
		},
	};
}
