import { useEffect } from 'react';

const load = () => import('#app/parts/enquiry/ask-sheet.tsx');
const findAsk = ({ target }: Event) =>
	target instanceof Element ? target.closest<HTMLAnchorElement | HTMLButtonElement>('[data-asks]') : null;

/** Opens enquiry links and buttons in a sheet, whose code loads with the first use. When that fails, the link is followed. */
export function useAskSheet(): void {
	useEffect(() => {
		const stop = new AbortController();
		window.addEventListener('pointerdown', (event) => void (findAsk(event) && load().catch(() => {})), stop);
		// In the capture phase, before the handlers for links and forms.
		window.addEventListener('click', ask, { capture: true, signal: stop.signal });
		return () => stop.abort();
	}, []);
}

function ask(event: MouseEvent): void {
	const asks = findAsk(event);
	if (!asks || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	const address = new URL(asks instanceof HTMLAnchorElement ? asks.href : asks.formAction);
	asks.ariaBusy = 'true';
	load()
		.then(({ openAskSheet }) => openAskSheet(address, asks instanceof HTMLButtonElement ? asks.form : null))
		.catch(() => (asks instanceof HTMLAnchorElement ? location.assign(address) : asks.form?.requestSubmit(asks)))
		.finally(() => {
			asks.ariaBusy = null;
		});
}
