/** Runs after the load event; errors are ignored. */
export function afterPageLoad(load: () => Promise<void>, delay = 0): void {
	const run = () => void setTimeout(() => load().catch(() => {}), delay);
	if (document.readyState === 'complete') run();
	else addEventListener('load', run);
}
