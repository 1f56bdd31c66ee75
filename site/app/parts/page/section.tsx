import arrow from 'icon:pn/arrow';
import type { ReactNode } from 'react';
import type { RecordLink } from '#app/record-link.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Lead } from './lead.tsx';

type HeadProps = { title: string; html?: string; more?: RecordLink | null | undefined; isLarge?: boolean };
type Props = Omit<HeadProps, 'isLarge'> & { id?: string | undefined; children: ReactNode };

export function Section({ id, children, ...head }: Props) {
	return (
		<section id={id} className="below-fold py-8">
			<SectionHead {...head} />
			{children}
		</section>
	);
}

/** On a phone the link is a round arrow. */
export function SectionHead({ title, html = '', more, isLarge = false }: HeadProps) {
	return (
		<div className={`flex items-end justify-between gap-6 max-md:mb-4 max-md:items-start max-md:gap-3 ${isLarge ? 'mb-6' : 'mb-5'}`}>
			<div>
				<h2 className={isLarge ? 'text-3xl' : 'text-2xl leading-head'}>{title}</h2>
				<Lead html={html} className="mt-1 max-w-[70ch] leading-body text-ink-2 max-md:text-sm max-md:leading-body" />
			</div>
			{more && (
				<a
					href={more.to}
					className="group/more inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap font-semi text-action max-md:-mt-1.5 max-md:w-11 max-md:justify-center max-md:rounded-full max-md:border-[1.5px] max-md:border-line-strong max-md:bg-surface"
				>
					<span className="max-md:sr-only">{more.text}</span>
					<Icon
						icon={arrow}
						mirrored
						className="size-4.5 transition-[translate] duration-200 group-hover/more:translate-x-1 rtl:group-hover/more:-translate-x-1"
					/>
				</a>
			)}
		</div>
	);
}
