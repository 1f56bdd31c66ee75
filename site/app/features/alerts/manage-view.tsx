import { EmptyStreet } from '#app/parts/page/empty-street.tsx';
import { button } from '#app/ui/button-variants.ts';
import type { ManageData } from './manage-data.ts';

export default function ManageView({ data: { title, text, about, saved, change, stop, again } }: { data: ManageData }) {
	return (
		<div className="wrap py-11 md:py-20">
			<div className="max-w-[560px]">
				{again && <EmptyStreet className="mb-6" />}
				<h1 className="text-3xl">{title}</h1>
				<p className="mt-3 text-pretty text-lg text-neutral-700">{text}</p>
				{saved && (
					<p role="status" className="mt-6 rounded-md bg-success-50 px-5 py-4 font-med text-success-700">
						{saved}
					</p>
				)}
				{about && (
					<p className="mt-6 rounded-md bg-pn-blue-50 px-5 py-4 text-pn-blue-800">
						<span className="block text-sm">{about.kind}</span>
						{about.subject && (
							<a href={about.subject.to} className="font-med underline-offset-3 wrap-anywhere hover:underline">
								{about.subject.text}
							</a>
						)}
					</p>
				)}
				{change && (
					<form method="post" action={change.action} className="mt-6">
						<fieldset aria-describedby="frequency-hint" className="min-w-0">
							<legend className="font-med">{change.label}</legend>
							<div className="mt-1">
								{change.options.map(({ value, text: name, isChosen }) => (
									<label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
										<input type="radio" name="frequency" value={value} defaultChecked={isChosen} className="size-5 accent-action" />
										{name}
									</label>
								))}
							</div>
							<p id="frequency-hint" className="mt-1 text-ink-2 text-sm">
								{change.hint}
							</p>
						</fieldset>
						<button type="submit" className={button({ size: 'lg', className: 'mt-5 max-sm:w-full' })}>
							{change.button}
						</button>
					</form>
				)}
				{stop && (
					<p className="mt-5">
						<a href={stop.to} className="inline-flex min-h-11 items-center font-semi text-action hover:underline">
							{stop.text}
						</a>
					</p>
				)}
				{again && (
					<a href={again.to} className={button({ size: 'lg', className: 'mt-6' })}>
						{again.text}
					</a>
				)}
			</div>
		</div>
	);
}
