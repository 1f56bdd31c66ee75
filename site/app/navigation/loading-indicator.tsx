import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterDataContext } from 'react-router';
import { useTranslations } from '../i18n/use-translations.ts';
import { HouseShape } from '../ui/brand.tsx';
import { createLoadingBar, type LoadingState } from './loading-bar.ts';

/** A thin bar, and over the page a house when it takes longer than a moment; nobody can use the page beneath. Afterwards the new title is announced. */
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
			{state !== 'idle' && <div className="loading-bar" data-state={state} />}
			{isLoading && (
				<div className="loading-overlay">
					<HouseShape className="loading-house" />
				</div>
			)}
			<div role="status" className="sr-only">
				{isLoading ? t('loading') : title}
			</div>
		</>
	);
}

/** The overlay keeps the pointer away, this the keyboard. */
function holdPage(): () => void {
	const held = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
	const hold = (inert: boolean) => {
		for (const part of held) part.inert = inert;
	};
	hold(true);
	return () => hold(false);
}
