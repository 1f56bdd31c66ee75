import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { useWholeDocument } from '../navigation/use-whole-document.ts';
import type { ErrorInfo } from '../not-found.ts';
import { WaysOn, wayOn } from './ways-on.tsx';

/** What happened, in words: the status, its message, and more when there is more to say. */
function useErrorWords(error: unknown, isOffline: boolean): { status: number | null; message: string; more: string } {
	const t = useTranslations('error');
	if (isOffline) return { status: null, message: t('offline'), more: t('offlineMore') };
	if (!isRouteErrorResponse(error)) return { status: 500, message: t('broken'), more: t('brokenMore') };
	const info = error.data as ErrorInfo | null;
	if (info?.kind === 'notReady') return { status: error.status, message: t('notReady'), more: t('notReadyMore') };
	if (error.status === 404)
		return {
			status: 404,
			message: t(info?.kind === 'invalid' ? 'invalid' : 'notFound', { path: info?.path ?? '' }),
			more: t('notFoundMore'),
		};
	const isOurs = error.status >= 500;
	return { status: error.status, message: t(isOurs ? 'broken' : 'refused'), more: t(isOurs ? 'brokenMore' : 'refusedMore') };
}

export function ErrorMessage() {
	const t = useTranslations('error');
	const { pathname } = useLocation();
	const error = useRouteError();
	const { isAsked, isOffline, tryAgain } = useWholeDocument(error);
	const { status, message, more } = useErrorWords(error, isOffline);
	const places = isRouteErrorResponse(error) && (error.data as ErrorInfo | null)?.places;
	if (isAsked && !isOffline) return <div className="min-h-[60vh]" />;
	return (
		<section className="on-brand relative isolate overflow-hidden bg-brand text-white">
			<title>{status ? t('title', { status, message }) : message}</title>
			<meta name="robots" content="noindex" />
			<div
				className="lattice absolute inset-0 -z-10 opacity-[0.08] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)]"
				aria-hidden="true"
			/>
			<div className="wrap grid min-h-[60vh] content-center gap-5 py-20">
				{status && <p className="text-5xl font-display leading-tight text-sun-300">{status}</p>}
				<h1 className="max-w-[26ch] break-words text-3xl [overflow-wrap:anywhere]">{message}</h1>
				{more !== message && <p className="max-w-[52ch] text-lg text-on-brand-2">{more}</p>}
				{places && <WaysOn path={pathname} places={places} />}
				<p className="pt-3">
					{isOffline ? (
						<button type="button" onClick={tryAgain} className={wayOn}>
							{t('tryAgain')}
						</button>
					) : (
						<a href={localePath('/', parseLocale(pathname))} target="_self" className={wayOn}>
							{t('home')}
						</a>
					)}
				</p>
			</div>
		</section>
	);
}
