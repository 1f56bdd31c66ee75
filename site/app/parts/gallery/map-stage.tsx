import { type ComponentProps, lazy, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { locales } from '#domain/locales.ts';
import { mapSheetAddress } from '../map/map-address.ts';
import type { MapDrawing } from '../map/map-drawing.ts';
import type { MapSheet } from '../map/map-sheet.ts';
import { StaticMap } from '../map/static-map.tsx';

const PlaceCanvas = lazy(() => import('../map/place-canvas.tsx'));

/** Shows the static drawing until the map has loaded, and when it fails. */
export function MapStage({ drawing }: { drawing: MapDrawing }) {
	const locale = parseLocale(useLocation().pathname);
	const { direction } = locales[locale];
	const [sheet] = useState(() => fetchSheet(locale));
	const [isOpen, setOpen] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	return (
		<div className="relative min-h-0 grow text-ink">
			{!isOpen && <StaticMap drawing={drawing} direction={direction} />}
			{!hasFailed && (
				<Suspense>
					<Opened sheet={sheet} drawing={drawing} direction={direction} onReady={() => setOpen(true)} onFail={() => setFailed(true)} />
				</Suspense>
			)}
		</div>
	);
}

type OpenedProps = Omit<ComponentProps<typeof PlaceCanvas>, 'sheet'> & { sheet: Promise<MapSheet | null> };

function Opened({ sheet, ...props }: OpenedProps) {
	const known = use(sheet);
	return known && <PlaceCanvas {...props} sheet={known} />;
}

const fetchSheet = (locale: string): Promise<MapSheet | null> =>
	fetch(mapSheetAddress(locale)).then(
		(response) => (response.ok ? response.json() : null),
		() => null,
	);
