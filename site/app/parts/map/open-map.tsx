import mapIcon from 'icon:pn/map';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { locales } from '#domain/locales.ts';
import { loadSheet } from './load-map.ts';
import type { MapDrawing } from './map-drawing.ts';
import type { MapSheet } from './map-sheet.ts';
import { MapSource } from './map-source.tsx';
import type { Pin } from './pins.ts';
import type PlaceCanvas from './place-canvas.tsx';
import { StaticMap } from './static-map.tsx';

type Canvas = typeof PlaceCanvas;
type State = { is: 'drawn' } | { is: 'opening' } | { is: 'failed' } | { is: 'open'; Canvas: Canvas; sheet: MapSheet; isReady: boolean };

type Options = { pins?: readonly Pin[]; onSelect?: (ids: readonly number[]) => void; opensAtOnce?: boolean };

/** A static map and a button that makes it interactive. Nothing of the interactive map is loaded before. */
export function useOpenMap(
	drawing: MapDrawing,
	{ pins, onSelect, opensAtOnce = false }: Options = {},
): { map: ReactNode; button: ReactNode } {
	const locale = parseLocale(useLocation().pathname);
	const { direction } = locales[locale];
	const [state, setState] = useState<State>({ is: opensAtOnce ? 'opening' : 'drawn' });
	const { words } = drawing;

	async function open(): Promise<void> {
		setState({ is: 'opening' });
		try {
			const [{ default: Canvas }, sheet] = await Promise.all([import('./place-canvas.tsx'), loadSheet(locale)]);
			setState({ is: 'open', Canvas, sheet, isReady: false });
		} catch {
			setState({ is: 'failed' });
		}
	}

	const openAtOnce = useEffectEvent(() => void open());
	useEffect(() => {
		if (opensAtOnce) openAtOnce();
	}, [opensAtOnce]);

	const isOpening = state.is === 'opening' || (state.is === 'open' && !state.isReady);
	return {
		map: (
			<>
				{!(state.is === 'open' && state.isReady) && <StaticMap drawing={drawing} direction={direction} />}
				{state.is === 'open' ? (
					<state.Canvas
						drawing={drawing}
						sheet={state.sheet}
						direction={direction}
						pins={pins}
						onSelect={onSelect}
						onFail={() => setState({ is: 'failed' })}
						onReady={(handle) => {
							setState({ ...state, isReady: true });
							handle.focus();
						}}
					/>
				) : (
					<MapSource text={words.source} />
				)}
			</>
		),
		button:
			state.is === 'failed' ? (
				<p role="status" className="text-sm text-ink-2">
					{words.failed}
				</p>
			) : state.is === 'open' && state.isReady ? null : (
				<button
					type="button"
					onClick={() => void open()}
					aria-disabled={isOpening}
					className={button({ variant: 'outline', className: 'noscript:hidden' })}
				>
					<Icon icon={mapIcon} />
					<span aria-live="polite">{isOpening ? words.opening : words.button}</span>
				</button>
			),
	};
}
