import { parseLocale } from './locale-paths.ts';
import { registerMessages } from './messages.ts';

const AGAIN_MS = 2000;

/** The page links its dictionary, so the browser is already loading it. */
export async function loadDictionary(): Promise<void> {
	const locale = parseLocale(location.pathname);
	const address = document.querySelector<HTMLLinkElement>('link[data-messages]')?.href ?? '';
	const load = async () => {
		const response = await fetch(address);
		if (!response.ok) throw new Error(`Failed loading locale (${locale})`);
		registerMessages(locale, await response.json());
	};
	await load().catch((error) => {
		console.warn(error);
		return new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(load);
	});
}
