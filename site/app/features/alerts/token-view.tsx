import phone from 'icon:pn/phone';
import tick from 'icon:pn/tick';
import { EmptyStreet } from '#app/parts/page/empty-street.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { TokenData } from './token-data.ts';

export default function TokenView({ data: { title, text, about, isDone, ask, onwards, manage, call } }: { data: TokenData }) {
	const isUnknown = !isDone && !ask;
	return (
		<div className="wrap py-11 md:py-20">
			<div className="max-w-[560px]">
				{isUnknown && <EmptyStreet className="mb-6" />}
				{isDone && (
					<span aria-hidden="true" className="mb-4 grid size-14 place-items-center rounded-full bg-success-700 text-2xl text-white">
						<Icon icon={tick} />
					</span>
				)}
				<h1 className="text-3xl">{title}</h1>
				<p role={ask ? undefined : 'status'} className="mt-3 text-pretty text-lg text-neutral-700">
					{text}
				</p>
				{about.length > 0 && (
					<ul className="mt-6 [&>li+li]:border-t [&>li]:border-white rounded-md bg-pn-blue-50 text-pn-blue-800">
						{about.map(({ kind, subject }) => (
							<li key={`${kind} ${subject?.to}`} className="px-5 py-4">
								<span className="block text-sm">{kind}</span>
								{subject && (
									<a href={subject.to} className="font-med underline-offset-3 wrap-anywhere hover:underline">
										{subject.text}
									</a>
								)}
							</li>
						))}
					</ul>
				)}
				<div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
					{ask && (
						<form method="post" action={ask.action} className="max-sm:w-full">
							<button type="submit" className={button({ size: 'lg', className: 'max-sm:w-full' })}>
								{ask.button}
							</button>
						</form>
					)}
					{call && (
						<a href={call.href} className={button({ variant: 'outline', size: 'lg' })}>
							<Icon icon={phone} />
							<bdi dir="ltr">{call.text}</bdi>
						</a>
					)}
					{manage && (
						<a href={manage.to} className="inline-flex min-h-11 items-center font-semi text-action hover:underline">
							{manage.text}
						</a>
					)}
					{onwards && (
						<a
							href={onwards.to}
							className={isUnknown ? button({ size: 'lg' }) : 'inline-flex min-h-11 items-center font-semi text-action hover:underline'}
						>
							{onwards.text}
						</a>
					)}
				</div>
			</div>
		</div>
	);
}
