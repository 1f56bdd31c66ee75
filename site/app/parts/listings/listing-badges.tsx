import type { ReactNode } from 'react';
import { badge } from '#app/ui/badge.tsx';
import type { Badge } from './card-data.ts';

const looks: Record<Badge, string> = {
	exclusive: badge({ color: 'pn-blue' }),
	offer: badge({ color: 'pn-red' }),
	new: badge({ color: 'primary', variant: 'outline' }),
	ready: badge({ color: 'success', variant: 'soft' }),
};

type Props = { badges: { kind: Badge; text: string }[]; shield: ReactNode; className: string };

/** Badges over the photograph; an exclusive listing has a shield. */
export function ListingBadges({ badges, shield, className }: Props) {
	if (badges.length === 0) return null;
	return (
		<ul className={className}>
			{badges.map(({ kind, text }) => (
				<li key={kind} className={looks[kind]}>
					{kind === 'exclusive' && shield}
					{text}
				</li>
			))}
		</ul>
	);
}
