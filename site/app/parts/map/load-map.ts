import type { Locale } from '#domain/locales.ts';
import { mapSheetAddress } from './map-address.ts';
import type { MapSheet } from './map-sheet.ts';

export async function loadSheet(locale: Locale): Promise<MapSheet> {
	const response = await fetch(mapSheetAddress(locale));
	if (!response.ok) throw new Error(`the names of the map could not be loaded: ${response.status}`);
	return response.json();
}
