import chevron from 'icon:pn/chev';
import { Icon } from './icon.tsx';

type Props = {
	/** Names the landmark. */
	label: string;
	/** From the top of the site; the page itself is last. */
	trail: { label: string; href: string }[];
	className?: string;
};

export function Breadcrumb({ label, trail, className = '' }: Props) {
	return (
		// Clips separators at the start of a line; the margin leaves room for a focus ring.
		<nav aria-label={label} className={`[clip-path:inset(-7px)] ${className}`}>
			<ol className="-ms-6 flex flex-wrap items-center text-ink-2 text-xs">
				{trail.map((step, index) => (
					// Two steps may have the same address, so the index is the only key.
					// biome-ignore lint/suspicious/noArrayIndexKey: a trail is never reordered
					<li key={index} className="relative inline-flex items-center ps-6">
						{index > 0 && <Icon icon={chevron} mirrored className="absolute start-1.5 text-[0.8em] text-neutral-400" />}
						<a
							href={step.href}
							aria-current={index === trail.length - 1 ? 'page' : undefined}
							className="inline-flex min-h-6 items-center underline-offset-3 hover:text-action hover:underline aria-[current]:text-ink"
						>
							{step.label}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
