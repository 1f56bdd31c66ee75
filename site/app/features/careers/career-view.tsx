import { useTranslations } from '#app/i18n/use-translations.ts';
import { ApplyForm } from '#app/parts/apply/apply-form.tsx';
import type { ApplyFormData } from '#app/parts/apply/apply-form-data.ts';
import { Section } from '#app/parts/page/section.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Crumbs } from '#app/ui/crumbs.tsx';
import type { CareerData } from './career-data.ts';
import { JobList } from './job-list.tsx';

/** `form` is null where the position is closed. */
export default function CareerView({ data, form }: { data: CareerData; form: ApplyFormData | null }) {
	const t = useTranslations('careers');
	const { crumbs, name, summary, description, isClosed, others } = data;
	return (
		<div className="wrap pb-16 pt-5">
			<Crumbs crumbs={crumbs} />
			<h1 className="mt-1 text-3xl">{name}</h1>
			{summary && <p className="mt-3 max-w-[70ch] text-pretty text-lg text-neutral-700">{summary}</p>}
			{isClosed && <p className="mt-6 rounded-md bg-warning-50 px-5 py-4 font-semi text-warning-800">{t('closed')}</p>}
			<div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_384px]">
				<div className="grid content-start gap-10">
					<Prose html={description} />
					{form && <ApplyForm data={form} />}
				</div>
				<Summary data={data} />
			</div>
			{others.length > 0 && (
				<Section title={t('others')}>
					<JobList jobs={others} />
				</Section>
			)}
		</div>
	);
}

function Summary({ data: { facts, until, isClosed } }: { data: CareerData }) {
	const t = useTranslations();
	const lines = [
		{ label: t('records.department'), value: facts?.department },
		{ label: t('records.place'), value: facts?.place },
		{ label: t('records.employment'), value: facts?.employment },
		{ label: isClosed ? t('careers.closedOn') : t('careers.openUntil'), value: until },
	];
	return (
		<aside className="order-first self-start rounded-xl border border-line p-6 shadow-1 lg:sticky lg:top-24 lg:order-none">
			<dl className="grid gap-3">
				{lines.map(
					({ label, value }) =>
						value && (
							<div key={label} className="flex justify-between gap-4 border-line border-b pb-3">
								<dt className="text-ink-2 text-sm">{label}</dt>
								<dd className="text-end font-semi text-sm">{value}</dd>
							</div>
						),
				)}
			</dl>
			{!isClosed && (
				<>
					<a href="#apply" className={button({ size: 'lg', className: 'mt-5 w-full' })}>
						{t('careers.apply')}
					</a>
					<p className="mt-3 text-ink-2 text-xs">{t('careers.applyHow')}</p>
				</>
			)}
		</aside>
	);
}
