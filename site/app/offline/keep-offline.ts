import { viewed } from '../features/recently-viewed/viewed.ts';
import { parseLocale } from '../i18n/locale-paths.ts';
import { allowsPrefetch } from '../navigation/prefetch-queue.ts';
import { parseHomeId } from '../parts/favorites/cookie.ts';
import { onSaved, saved } from '../parts/favorites/saved.ts';
import { afterPaint } from '../ui/after-paint.ts';

let registration: Promise<ServiceWorkerRegistration> | null = null;
let told = '';

/** Tells the service worker which homes to store for reading offline, whenever that list changes. */
export async function keepOffline(): Promise<void> {
	if (!('serviceWorker' in navigator)) return;
	registration ??= start();
	await registration;
	await tell();
}

async function start(): Promise<ServiceWorkerRegistration> {
	await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
	onSaved(() => afterPaint(() => void tell()));
	return navigator.serviceWorker.ready;
}

/** Stores nothing with data saving on. */
async function tell(): Promise<void> {
	const homes = allowsPrefetch() ? homesToKeep() : [];
	const wanted = { locale: parseLocale(location.pathname), homes };
	if (JSON.stringify(wanted) === told) return;
	told = JSON.stringify(wanted);
	(await registration)?.active?.postMessage(wanted);
}

/** Viewed homes first, then saved ones, the newest first. */
const homesToKeep = () => [...new Set([...viewed(), ...saved().map(parseHomeId)])];
