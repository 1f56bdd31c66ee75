import noConnection from 'icon:tabler/wifi-off';
import type { ReactNode } from 'react';
import { HouseShape } from '../ui/brand.tsx';
import { Icon } from '../ui/icon.tsx';
import { Lattice } from '../ui/lattice.tsx';

type Props = { status?: number | null; message: string; more: string; children: ReactNode };

/** Replaces a page that cannot be shown. The house number is the status code; offline it has none. */
export function FullMessage({ status = null, message, more, children }: Props) {
	return (
		<section className="on-brand relative isolate overflow-hidden bg-brand text-white">
			<Lattice as="div" className="opacity-[0.085] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)]" />
			<div className="wrap flex min-h-[60vh] h-full items-center justify-between gap-x-16 gap-y-6 py-14 max-lg:flex-col max-lg:items-start max-lg:justify-center lg:flex-row-reverse">
				<div className="relative shrink-0 forced-color-adjust-none max-lg:-ms-1">
					<HouseShape className="size-28 text-brand-deep lg:size-[320px]" />
					<p className="absolute inset-x-0 bottom-[20%] text-center font-display text-[36px] leading-none text-sun-300 lg:text-[92px]">
						{status ?? <Icon icon={noConnection} className="mx-auto" />}
					</p>
				</div>
				<div className="grid min-w-0 max-w-160 grow gap-5">
					<h1 className="break-words text-3xl [overflow-wrap:anywhere]">{message}</h1>
					{more !== message && <p className="max-w-[46ch] text-pretty text-lg text-on-brand-2">{more}</p>}
					{children}
				</div>
			</div>
		</section>
	);
}
