const MOST = 5;
let reported = 0;

/** Reports errors of our own scripts to the site, not those of extensions. */
export function reportErrors(): void {
	addEventListener('error', ({ error }) => reportError(error));
	addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Without queries or typed text: only the kind of page, the message and the position in our scripts. */
export function reportError(error: unknown): void {
	if (!(error instanceof Error) || !`${error.message} ${error.stack}`.includes(`${location.origin}/`) || reported++ >= MOST) return;
	const report = { path: location.pathname, message: error.message.slice(0, 300), stack: error.stack?.slice(0, 1500) ?? '' };
	navigator.sendBeacon('/_errors', JSON.stringify(report));
}
