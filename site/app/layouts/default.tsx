import { type CSSProperties, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { useChange } from '../navigation/use-change.ts';
import { ScalesForm } from '../parts/compare/scales-form.tsx';
import { useScales } from '../parts/compare/use-scales.ts';
import { HeartsForm } from '../parts/favorites/hearts-form.tsx';
import { useHearts } from '../parts/favorites/use-hearts.ts';
import { HiddenCount } from '../parts/hidden-homes/hidden-count.tsx';
import { useHiddenHomes } from '../parts/hidden-homes/use-hidden-homes.ts';
import { LISTENING } from '../ui/listening.ts';
import { ErrorMessage } from './error-message.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export default function DefaultLayout() {
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

/** Errors of a page keep header and footer. */
export function ErrorBoundary() {
	return (
		<Frame>
			<ErrorMessage />
		</Frame>
	);
}

/** A boundary of its own: when an extension changed the document before hydration, React re-renders only this part. */
function Frame({ children }: { children: React.ReactNode }) {
	const t = useTranslations('common');
	const { pathname } = useLocation();
	const locale = parseLocale(pathname);
	return (
		<>
			<Suspense>
				<a href="#main" className="absolute start-4 -top-16 z-50 bg-white px-4 py-2 focus:top-2">
					{t('skip')}
				</a>
				<Header locale={locale} />
				<HeartsForm action={localePath('/favorites', locale)} />
				<ScalesForm action={localePath('/compare', locale)} />
			</Suspense>
			<Suspense>
				<Main>{children}</Main>
			</Suspense>
			<Suspense>
				<Footer />
			</Suspense>
		</>
	);
}

/** Fills in hearts and compare buttons again after every render. Dims results while new ones load. */
function Main({ children }: { children: React.ReactNode }) {
	const t = useTranslations('saved');
	useHearts();
	useScales();
	useHiddenHomes();
	// All handlers are attached by now, so presses held back by start-scripts.ts are sent.
	useEffect(() => void dispatchEvent(new Event(LISTENING)), []);
	return (
		<main id="main" aria-busy={useChange() === 'content' || undefined} style={{ '--seen': `"${t('seen')}"` } as CSSProperties}>
			{children}
			<HiddenCount />
		</main>
	);
}
