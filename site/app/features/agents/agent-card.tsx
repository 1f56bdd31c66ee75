import clock from 'icon:pn/clock';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { ContactButtons } from '#app/parts/contact/contact-buttons.tsx';
import { Avatar } from '#app/parts/records/avatar.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { AgentCardData } from './agents-data.ts';

export function AgentCard({ agent }: { agent: AgentCardData }) {
	const t = useTranslations('records');
	const { to, photo, name, title, reply, areas, languages, listings, call, whatsApp } = agent;
	return (
		<article className="group relative flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5 transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-2">
			<div className="flex items-center gap-4">
				<Avatar photo={photo} name={name} className="size-18 text-2xl" />
				<div className="min-w-0">
					<h3 className="text-lg leading-snug">
						<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
							{name}
						</a>
					</h3>
					{title && <p className="text-ink-2 text-sm leading-snug">{title}</p>}
				</div>
			</div>
			<dl className="grid gap-2.5 border-line border-t pt-4 text-sm">
				<Line label={t('worksIn')} value={areas} />
				<Line label={t('languages')} value={languages} />
				<Line label={t('listings')} value={[listings]} />
			</dl>
			<div className="mt-auto grid gap-3">
				{reply && (
					<p className="flex items-center gap-2 font-med text-sm text-success-700">
						<Icon icon={clock} className="size-4.5" />
						{reply}
					</p>
				)}
				<div className="relative flex gap-2">
					<ContactButtons whatsApp={whatsApp} call={call} className="grow basis-0" />
				</div>
			</div>
		</article>
	);
}

/** Values wrap as a list, but no single value breaks and no line starts or ends with a separator. */
function Line({ label, value }: { label: string; value: string[] }) {
	return value.length > 0 ? (
		<div>
			<dt className="text-ink-2 text-xs">{label}</dt>
			<dd className="flex flex-wrap gap-x-3 font-med">
				{value.map((one) => (
					<span key={one}>{one}</span>
				))}
			</dd>
		</div>
	) : null;
}
