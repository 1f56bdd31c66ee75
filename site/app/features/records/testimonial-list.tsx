import star from 'icon:tabler/star-filled';
import { useTranslations } from '../../i18n/use-translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { CardGrid } from '../listings/card-grid.tsx';

export type TestimonialData = { id: number; name: string; role: string | null; quote: string; rating: number | null };

export function TestimonialList({ testimonials }: { testimonials: TestimonialData[] }) {
	return (
		<CardGrid columns={3}>
			{testimonials.map(({ id, name, role, quote, rating }) => (
				<figure key={id} className="grid gap-3 rounded-lg border border-line bg-sand p-5">
					{rating !== null && <Rating rating={rating} />}
					<blockquote className="text-pretty">{quote}</blockquote>
					<figcaption className="text-sm">
						<b className="block">{name}</b>
						{role && <span className="text-ink-2">{role}</span>}
					</figcaption>
				</figure>
			))}
		</CardGrid>
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
