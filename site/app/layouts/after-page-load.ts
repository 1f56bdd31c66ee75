/** Once the page is there, and nothing waits for it. */
export function afterPageLoad(load: () => Promise<void>, delay = 0): void {
	const run = () => void setTimeout(() => load().catch(() => {}), delay);
	if (document.readyState === 'complete') run();
	else addEventListener('load', run);
}
