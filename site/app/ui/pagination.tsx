import chevron from 'icon:pn/chev';
import { Icon } from './icon.tsx';
import { shownPages } from './shown-pages.ts';

type Props = {
	page: number;
	pages: number;
	buildHref: (page: number) => string;
	labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
	className?: string;
};

const cell = 'grid h-11 min-w-9 place-items-center rounded-md px-1 font-semi transition-colors duration-120 sm:min-w-11';

export function Pagination({ page, pages, buildHref, labels, className = '' }: Props) {
	if (pages < 2) return null;
	return (
		<nav aria-label={labels.navigation} className={className}>
			<ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
				<Step rel="prev" label={labels.previous} href={page > 1 ? buildHref(page - 1) : null} />
				{shownPages(page, pages).map((shown) =>
					shown.gap ? (
						<li key={`before-${shown.before}`} aria-hidden="true" className="min-w-6 text-center text-ink-2">
							…
						</li>
					) : (
						<li key={shown.page}>
							<a
								href={buildHref(shown.page)}
								aria-label={labels.page(shown.page)}
								aria-current={shown.page === page ? 'page' : undefined}
								className={`${cell} ${shown.page === page ? 'bg-brand text-on-brand' : 'hover:bg-stone'}`}
							>
								{shown.page}
							</a>
						</li>
					),
				)}
				<Step rel="next" label={labels.next} href={page < pages ? buildHref(page + 1) : null} />
			</ul>
		</nav>
	);
}

function Step({ rel, label, href }: { rel: 'prev' | 'next'; label: string; href: string | null }) {
	const classes = `${cell} border-[1.5px] border-line-strong`;
	const picture = rel === 'next' ? <Icon icon={chevron} mirrored /> : <Icon icon={chevron} className="-scale-x-100 rtl:scale-x-100" />;
	return href === null ? (
		<li aria-hidden="true" className={`${classes} opacity-40`}>
			{picture}
		</li>
	) : (
		<li>
			<a href={href} rel={rel} aria-label={label} className={`${classes} hover:bg-stone`}>
				{picture}
			</a>
		</li>
	);
}
