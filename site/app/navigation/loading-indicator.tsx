import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterDataContext } from 'react-router';
import { useTranslations } from '../i18n/use-translations.ts';
import { HouseShape } from '../ui/brand.tsx';
import { createLoadingBar, type LoadingState } from './loading-bar.ts';

/** A thin bar, and after a moment an overlay that blocks the page. When done, the new title is announced. */
export function LoadingIndicator({ isLoading, title }: { isLoading: boolean; title: string }) {
	const t = useTranslations('common');
	const hasFailed = !!useContext(UNSAFE_DataRouterDataContext)?.errors;
	const [state, setState] = useState<LoadingState>('idle');
	const [bar] = useState(() => createLoadingBar(setState));
	useEffect(() => {
		if (!isLoading) return bar.end(hasFailed);
		bar.start();
		return holdPage();
	}, [isLoading, hasFailed, bar]);
	return (
		<>
			{isLoading && (
				<div className="loading-overlay fixed inset-0 z-50 grid place-items-center">
					<HouseShape className="loading-house w-24 text-action" />
				</div>
			)}
			{state !== 'idle' && (
				<div
					className={`loading-bar fixed inset-x-0 top-0 z-50 ${state === 'error' ? 'bg-pn-red-600' : 'bg-sun-400'}`}
					data-state={state}
				/>
			)}
			<div role="status" className="sr-only">
				{isLoading ? t('loading') : title}
			</div>
		</>
	);
}

/** The overlay blocks the pointer, `inert` the keyboard. */
function holdPage(): () => void {
	const held = document.querySelectorAll<HTMLElement>('body > :is(a, header, nav, main, footer)');
	const hold = (inert: boolean) => {
		for (const part of held) part.inert = inert;
	};
	hold(true);
	return () => hold(false);
}
