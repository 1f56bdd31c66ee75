import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { staticPart } from '../ui/static-part.tsx';

const FooterContent = staticPart('footer', () => import('./footer-content.tsx'), { stays: true });

export function Footer() {
	const footer = useRouteLoaderData<typeof loader>('root')?.footer;
	return footer ? (
		<footer className="below-fold on-brand relative bg-brand-deep text-white">
			<FooterContent data={footer} />
		</footer>
	) : null;
}
