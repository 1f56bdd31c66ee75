import { Children, type ReactNode } from 'react';

export function CardGrid({ children, columns = 4 }: { children: ReactNode; columns?: 3 | 4 }) {
	return (
		<ul className={`grid items-start gap-5 sm:grid-cols-2 ${columns === 4 ? 'lg:grid-cols-3 xl:grid-cols-4' : 'lg:grid-cols-3'}`}>
			{Children.map(children, (child) => (
				<li>{child}</li>
			))}
		</ul>
	);
}
