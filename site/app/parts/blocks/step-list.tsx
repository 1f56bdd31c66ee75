import { leavesOneOver } from '../listings/card-grid.tsx';

export type Items = { title: string; text: string }[];

export function StepList({ items }: { items: Items }) {
	return (
		<ol className={`grid gap-x-7 gap-y-6 ${leavesOneOver(items.length, 3) ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}>
			{items.map(({ title, text }, index) => (
				<li key={title} className="max-md:grid max-md:grid-cols-[52px_1fr] max-md:gap-x-4">
					<span
						aria-hidden="true"
						className="house-window grid h-12 w-13 place-items-center bg-pn-blue-800 pt-2.5 text-xl font-bold leading-none text-white max-md:row-span-2 md:mb-3.5"
					>
						{index + 1}
					</span>
					<h3 className="mb-1 text-lg leading-head md:mb-1.5">{title}</h3>
					<p className="text-pretty text-neutral-700 text-sm leading-body">{text}</p>
				</li>
			))}
		</ol>
	);
}
