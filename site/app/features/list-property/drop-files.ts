/** Files are dropped anywhere on the form; the place for them shows that they may be. */
export function dropFiles(section: HTMLElement, take: (files: Iterable<File>) => void): void {
	const zoneAt = (event: DragEvent) =>
		event.dataTransfer?.types.includes('Files') ? section.querySelector<HTMLElement>('[data-drop]') : null;
	section.addEventListener('dragover', (event) => {
		const zone = zoneAt(event);
		if (!zone) return;
		event.preventDefault();
		zone.dataset['over'] = '';
	});
	section.addEventListener('dragleave', (event) => {
		if (!section.contains(event.relatedTarget as Node | null)) delete zoneAt(event)?.dataset['over'];
	});
	section.addEventListener('drop', (event) => {
		const zone = zoneAt(event);
		if (!zone) return;
		event.preventDefault();
		delete zone.dataset['over'];
		take([...(event.dataTransfer?.files ?? [])]);
	});
}
