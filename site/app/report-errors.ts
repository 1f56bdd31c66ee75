const MOST = 5;
let reported = 0;

/** What goes wrong in our own scripts is told to the site. What extensions do wrong is their own affair. */
export function reportErrors(): void {
	addEventListener('error', ({ error }) => reportError(error));
	addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Neither queries nor anything typed: the kind of page, what was said, and where in the scripts. */
export function reportError(error: unknown): void {
	if (!(error instanceof Error) || !`${error.message} ${error.stack}`.includes(`${location.origin}/`) || reported++ >= MOST) return;
	const report = { path: location.pathname, message: error.message.slice(0, 300), stack: error.stack?.slice(0, 1500) ?? '' };
	navigator.sendBeacon('/_errors', JSON.stringify(report));
}
