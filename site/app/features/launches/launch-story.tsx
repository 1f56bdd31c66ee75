import { useTranslations } from '#app/i18n/use-translations.ts';
import { ContactPanel } from '#app/parts/contact/contact-panel.tsx';
import { Money } from '#app/parts/listings/money.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { TextLink } from '#app/parts/prose/text-link.tsx';
import { Facts } from '#app/parts/records/facts.tsx';
import type { LaunchData } from './launch-data.ts';

export default function LaunchStory({ data }: { data: LaunchData['story'] }) {
	const t = useTranslations();
	const { description, facts, delivery, area, eoi, contact } = data;
	return (
		<div className="wrap grid gap-x-16 gap-y-8 pt-10 pb-11 lg:grid-cols-[minmax(0,1fr)_384px]">
			<div className="min-w-0">
				<Facts
					items={[
						...facts.map(({ label, value, converted }) => ({
							label,
							value: value && (
								<>
									<Money value={value} />
									{converted && <small className="block font-body text-ink-2 text-xs">{converted}</small>}
								</>
							),
						})),
						{ label: t('property.delivery'), value: delivery },
						{ label: t('records.area'), value: area && <TextLink link={area} /> },
					]}
				/>
				<h2 className="mt-10 mb-3 text-2xl">{t('records.about')}</h2>
				<Prose html={description} under={2} />
			</div>
			<aside className="grid content-start gap-4 self-start lg:sticky lg:top-24">
				{eoi && (
					<section className="rounded-xl bg-stone p-6">
						<h2 className="text-lg">{t('launch.eoiTitle')}</h2>
						<p className="mt-1 font-bold text-2xl text-brand">
							<Money value={eoi} />
						</p>
						<p className="mt-2 text-neutral-700 text-sm">{t('launch.eoiMeaning')}</p>
						<ol className="mt-3 list-decimal [&>li+li]:mt-1 ps-5 text-neutral-700 text-sm">
							<li>{t('launch.eoiStep1')}</li>
							<li>{t('launch.eoiStep2')}</li>
							<li>{t('launch.eoiStep3')}</li>
						</ol>
					</section>
				)}
				<ContactPanel data={contact} />
			</aside>
		</div>
	);
}
