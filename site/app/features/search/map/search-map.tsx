import mapIcon from 'icon:pn/map';
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { loadSheet } from '#app/parts/map/load-map.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { staticPart } from '#app/ui/static-part.tsx';
import { locales } from '#domain/locales.ts';
import type { OpenMapData } from './search-map-data.ts';
import type { MapHead } from './search-map-head.tsx';
import type { SearchMapOpenProps } from './search-map-open.tsx';

type Open = Pick<SearchMapOpenProps, 'sheet' | 'size' | 'takesFocus'> & { OpenMap: ComponentType<SearchMapOpenProps> };
type State = { is: 'drawn' } | { is: 'opening' } | { is: 'failed' } | ({ is: 'open'; isReady: boolean } & Open);

type Props = {
	data: OpenMapData;
	drawing: ComponentProps<typeof Drawing>['data'];
	head: MapHead;
	/** A dialog or sheet is open over the page. */
	isHeldBack: boolean;
	className: string;
};

const Drawing = staticPart('search-map-drawing', () => import('./search-map-drawing.tsx'));

/** A static drawing until the visitor opens the map or arrives in the map view. */
export function SearchMap({ data, drawing, head, isHeldBack, className }: Props) {
	const locale = parseLocale(useLocation().pathname);
	const box = useRef<HTMLElement>(null);
	const [state, setState] = useState<State>({ is: 'drawn' });
	const { words, isMapView, notOnMap } = data;

	async function open(takesFocus: boolean): Promise<void> {
		setState({ is: 'opening' });
		try {
			const [{ default: OpenMap }, sheet] = await Promise.all([import('./search-map-open.tsx'), loadSheet(locale)]);
			const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
			setState({ is: 'open', isReady: false, OpenMap, sheet, size: { width, height }, takesFocus });
		} catch {
			setState({ is: 'failed' });
		}
	}
	const openAtOnce = useEffectEvent(() => void open(false));
	useEffect(() => {
		if (isMapView) openAtOnce();
	}, [isMapView]);

	const isReady = state.is === 'open' && state.isReady;
	return (
		<section
			ref={box}
			aria-label={words.title}
			data-open={isReady || undefined}
			className={`relative overflow-clip rounded-lg border border-line ${className}`}
		>
			{isMapView && (
				<button
					type="button"
					onClick={skip}
					className="-top-16 absolute start-3 z-10 rounded-md bg-white px-4 py-2 shadow-2 focus:top-3 noscript:hidden"
				>
					{words.toResults}
				</button>
			)}
			{!isReady && <Drawing data={drawing} />}
			{state.is === 'open' && (
				<state.OpenMap
					data={data}
					head={head}
					box={box}
					isHeldBack={isHeldBack}
					sheet={state.sheet}
					size={state.size}
					takesFocus={state.takesFocus}
					direction={locales[locale].direction}
					onReady={() => setState({ ...state, isReady: true })}
					onFail={() => setState({ is: 'failed' })}
				/>
			)}
			{!isReady && state.is !== 'failed' && (
				<button
					type="button"
					onClick={() => void (state.is === 'drawn' && open(true))}
					aria-disabled={state.is !== 'drawn'}
					className={button({ variant: 'outline', className: 'absolute end-3 top-3 bg-surface noscript:hidden' })}
				>
					<Icon icon={mapIcon} />
					<span aria-live="polite">{state.is === 'drawn' ? words.open : words.opening}</span>
				</button>
			)}
			{state.is === 'failed' && (
				<p role="status" className="absolute inset-x-3 top-3 rounded-md bg-surface px-4 py-2.5 text-sm shadow-2">
					{words.failed}
				</p>
			)}
			{notOnMap && (
				<p data-over-map className="map-left-out">
					{notOnMap}
				</p>
			)}
		</section>
	);
}

const skip = () => document.getElementById('results')?.focus();
