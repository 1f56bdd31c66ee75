/** Photos are put in order by dragging one onto the place of another; their arrows do the same without a mouse. */
export function dragCards(section: HTMLElement, onChange: () => void): void {
	let dragged: HTMLElement | null = null;
	const cardAt = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-photo-list] > [data-photo-card]') ?? null;

	section.addEventListener('pointerdown', (event) => {
		const card = cardAt(event);
		if (card && event.pointerType === 'mouse') card.draggable = true;
	});
	section.addEventListener('dragstart', (event) => {
		dragged = cardAt(event);
		if (!dragged || !event.dataTransfer) return;
		dragged.dataset['dragged'] = '';
		event.dataTransfer.effectAllowed = 'move';
		event.dataTransfer.setData('text/plain', '');
	});
	section.addEventListener('dragover', (event) => {
		const over = cardAt(event);
		if (!dragged || !over) return;
		event.preventDefault();
		if (over === dragged) return;
		const isBefore = dragged.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_PRECEDING;
		if (isBefore) over.before(dragged);
		else over.after(dragged);
	});
	section.addEventListener('drop', (event) => {
		if (dragged) event.preventDefault();
	});
	section.addEventListener('dragend', () => {
		delete dragged?.dataset['dragged'];
		dragged = null;
		onChange();
	});
}
