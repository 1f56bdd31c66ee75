import { type ComponentType, useEffect, useState } from 'react';
import { viewed } from './viewed.ts';

/** Loads the row only in browsers that have viewed homes. */
export function RecentlyViewed() {
	const [Row, setRow] = useState<ComponentType | null>(null);
	useEffect(() => {
		if (viewed().length > 0) void import('./viewed-row.tsx').then(({ ViewedRow }) => setRow(() => ViewedRow));
	}, []);
	return Row && <Row />;
}
