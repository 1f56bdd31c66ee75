import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { useWholeDocument } from '../navigation/use-whole-document.ts';
import type { ErrorInfo } from '../not-found.ts';
import { ErrorLinks, errorLink } from './error-links.tsx';
import { FullMessage } from './full-message.tsx';

const readInfo = (error: unknown) => (isRouteErrorResponse(error) ? (error.data as ErrorInfo | null) : null);

function useErrorWords(error: unknown, isOffline: boolean): { status: number | null; message: string; more: string } {
	const t = useTranslations('error');
	if (isOffline) return { status: null, message: t('offline'), more: t('offlineMore') };
	if (!isRouteErrorResponse(error)) return { status: 500, message: t('broken'), more: t('brokenMore') };
	const info = readInfo(error);
	if (info?.kind === 'unavailable') return { status: error.status, message: t('unavailable'), more: t('unavailableMore') };
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
	const { pathname, search } = useLocation();
	const error = useRouteError();
	const { isAsked, isOffline, tryAgain } = useWholeDocument(error);
	const { status, message, more } = useErrorWords(error, isOffline);
	const { kind, ways } = readInfo(error) ?? {};
	if (isAsked && !isOffline) return <div className="min-h-[60vh]" />;
	return (
		<FullMessage status={status} message={message} more={more}>
			<title>{status ? t('title', { status, message }) : message}</title>
			<meta name="robots" content="noindex" />
			{ways && <ErrorLinks path={pathname} ways={ways} />}
			<p className="flex flex-wrap gap-2 pt-3">
				{kind === 'unavailable' && (
					<a href={pathname + search} target="_self" className={errorLink}>
						{t('tryAgain')}
					</a>
				)}
				{isOffline ? (
					<button type="button" onClick={tryAgain} className={errorLink}>
						{t('tryAgain')}
					</button>
				) : (
					<a href={localePath('/', parseLocale(pathname))} target="_self" className={errorLink}>
						{t('home')}
					</a>
				)}
			</p>
		</FullMessage>
	);
}
