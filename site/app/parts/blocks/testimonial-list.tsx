import quoteMark from 'icon:pn/quote';
import star from 'icon:tabler/star-filled';
import { useTranslations } from '#app/i18n/use-translations.ts';
import type { RecordLink } from '#app/record-link.ts';
import { Icon } from '#app/ui/icon.tsx';
import { CardGrid } from '../listings/card-grid.tsx';
import { TextLink } from '../prose/text-link.tsx';
import { Avatar } from '../records/avatar.tsx';

export type TestimonialData = {
	id: number;
	name: string;
	role: string | null;
	quote: string;
	rating: number | null;
	place: RecordLink | null;
};

export function TestimonialList({ testimonials }: { testimonials: TestimonialData[] }) {
	return (
		<CardGrid columns={3}>
			{testimonials.map((testimonial) => (
				<TestimonialCard key={testimonial.id} testimonial={testimonial} />
			))}
		</CardGrid>
	);
}

export function TestimonialCard({ testimonial: { name, role, quote, rating, place } }: { testimonial: TestimonialData }) {
	return (
		<div className="flex h-full flex-col gap-3 rounded-lg border border-line bg-sand p-5">
			<figure className="flex flex-1 flex-col gap-3">
				<div className="flex items-center justify-between">
					<Icon icon={quoteMark} mirrored className="-ms-1 size-8 text-pn-red-600" />
					{rating !== null && <Rating rating={rating} />}
				</div>
				<blockquote className="text-pretty">{quote}</blockquote>
				<TestimonialAuthor name={name} role={role} className="mt-auto pt-2" />
			</figure>
			{place && (
				<p className="text-sm">
					<TextLink link={place} />
				</p>
			)}
		</div>
	);
}

/** Initials stand in for a portrait. */
export function TestimonialAuthor({ name, role, className = '' }: { name: string; role: string | null; className?: string }) {
	return (
		<figcaption className={`flex items-center gap-3 leading-line ${className}`}>
			<Avatar name={name} className="size-11 text-[14px]" />
			<span>
				<b className="block">{name}</b>
				{role && <span className="block text-sm text-ink-2">{role}</span>}
			</span>
		</figcaption>
	);
}

function Rating({ rating }: { rating: number }) {
	const t = useTranslations('records');
	return (
		<p className="flex items-center gap-1.5 font-semi text-sm">
			<Icon icon={star} className="text-sun-500" />
			{t('rating', { rating })}
		</p>
	);
}
