import type { Locale } from '#domain/locales.ts';
import { mapSheetAddress } from './map-address.ts';
import type { MapSheet } from './map-sheet.ts';

export async function loadSheet(locale: Locale): Promise<MapSheet> {
	const response = await fetch(mapSheetAddress(locale));
	if (!response.ok) throw new Error(`the map's names did not come: ${response.status}`);
	return response.json();
}
