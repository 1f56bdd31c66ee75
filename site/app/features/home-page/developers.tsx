import { SectionHead } from '#app/parts/page/section.tsx';
import { formatInitial } from '#app/parts/records/initials.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { DeveloperMark } from './developers-data.ts';
import type { BlockData } from './home-page-data.ts';

export function Developers({ data: { title, html, more, developers } }: { data: BlockData<'developers'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 lg:grid-cols-6">
				{developers.map((developer) => (
					<li key={developer.id} className="grid bg-surface max-md:nth-[n+7]:hidden">
						<Mark developer={developer} />
					</li>
				))}
			</ul>
		</>
	);
}

function Mark({ developer: { to, name, count, logo } }: { developer: DeveloperMark }) {
	return (
		<a
			href={to}
			className="grid content-center justify-items-center gap-0.5 px-2 pt-5 pb-4 text-center leading-line transition-colors duration-120 -outline-offset-3! hover:bg-sand md:pt-6 md:pb-5"
		>
			{logo ? (
				<Photo file={logo} widest={320} sizes="80px" className="mb-2 h-10 w-auto max-w-28 bg-transparent! object-contain" />
			) : (
				<span
					aria-hidden="true"
					className="house-window mb-2 grid h-9.5 w-10 place-items-center bg-pn-blue-800 pt-2 font-semi text-white leading-none"
				>
					{formatInitial(name)}
				</span>
			)}
			<b className="text-sm">{name}</b>
			<span className="text-ink-2 text-xs">{count}</span>
		</a>
	);
}
