import chevron from 'icon:pn/chev';
import { Icon } from './icon.tsx';

type Props = {
	/** Names the landmark. */
	label: string;
	/** From the top of the site to this page, which comes last. */
	trail: { label: string; href: string }[];
	className?: string;
};

export function Breadcrumb({ label, trail, className = '' }: Props) {
	return (
		// The mark before a step that begins a line lies outside, where it is cut off; a ring of focus fits.
		<nav aria-label={label} className={`[clip-path:inset(-7px)] ${className}`}>
			<ol className="-ms-6 flex flex-wrap items-center text-ink-2 text-xs">
				{trail.map((step, index) => (
					// Two steps may lead to the same page, and places are all they have.
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
