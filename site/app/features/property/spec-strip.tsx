import area from 'icon:pn/area';
import bath from 'icon:pn/bath';
import bed from 'icon:pn/bed';
import key from 'icon:pn/key';
import layers from 'icon:pn/layers';
import tick from 'icon:pn/tick';
import tree from 'icon:pn/tree';
import { Icon } from '#app/ui/icon.tsx';
import type { Spec } from './heading-data.ts';

const icons = { bedrooms: bed, bathrooms: bath, size: area, garden: tree, delivery: key, floor: layers, finishing: tick };

/** Up to four facts in a row; two by two on a phone. */
export function SpecStrip({ specs }: { specs: Spec[] }) {
	if (specs.length === 0) return null;
	return (
		<ul className="mt-5 grid grid-cols-2 border-line border-y md:mt-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
			{specs.map(({ kind, value, label }) => (
				<li
					key={kind}
					className="grid grid-cols-[auto_1fr] items-center gap-x-3 border-line py-3 leading-snug max-md:even:border-s max-md:even:ps-4 max-md:nth-[n+3]:border-t md:py-4 md:not-first:border-s md:not-first:ps-5 lg:max-xl:gap-x-2 lg:max-xl:not-first:ps-3"
				>
					<Icon icon={icons[kind]} className="row-span-2 size-6.5 text-pn-blue-700 lg:max-xl:size-[22px]" />
					<b className="text-lg font-bold lg:max-xl:text-md">
						<bdi>{value}</bdi>
					</b>
					<span className="text-ink-2 text-xs">{label}</span>
				</li>
			))}
		</ul>
	);
}
