import { expect, test, vi } from 'vitest';
import { openStreetTiles } from './street-tiles.ts';

test('an unreadable file is logged, and the map works without it', async () => {
	const warn = vi.fn();
	const streets = openStreetTiles('/nowhere/egypt.pmtiles', { warn });
	await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('map.tiles_unreadable', expect.any(String), expect.anything()));
	expect(streets.source()).toBeNull();
	const path = '/_map/streets/0123456789ab/12/2406/1690.mvt';
	expect((await streets.handle(new Request(`http://localhost${path}`), path)).status).toBe(404);
});
