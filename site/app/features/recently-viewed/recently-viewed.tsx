import { type ComponentType, useEffect, useState } from 'react';
import { viewed } from './viewed.ts';

/** A row of the homes this browser looked at; what draws it is loaded where there are some. */
export function RecentlyViewed() {
	const [Row, setRow] = useState<ComponentType | null>(null);
	useEffect(() => {
		if (viewed().length > 0) void import('./viewed-row.tsx').then(({ ViewedRow }) => setRow(() => ViewedRow));
	}, []);
	return Row && <Row />;
}
