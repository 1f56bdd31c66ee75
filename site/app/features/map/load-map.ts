import type { Locale } from '../../i18n/locales.ts';
import { mapSheetAddress } from './map-address.ts';
import type { MapSheet } from './map-sheet.ts';

export async function loadSheet(locale: Locale): Promise<MapSheet> {
	const response = await fetch(mapSheetAddress(locale));
	if (!response.ok) throw new Error(`the map's names did not come: ${response.status}`);
	return response.json();
}

/** The interactive map and what it needs, for a page that has a map of its own. */
export async function loadMap(locale: Locale) {
	const [{ default: MapCanvas }, sheet] = await Promise.all([import('./map-canvas.tsx'), loadSheet(locale)]);
	return { MapCanvas, sheet };
}
