import type { ReactNode } from 'react';

type Props = { status?: number | null; message: string; more: string; children: ReactNode };

/** Stands in the place of a page that cannot be shown: why, and the ways on. */
export function FullMessage({ status = null, message, more, children }: Props) {
	return (
		<section className="on-brand relative isolate overflow-hidden bg-brand text-white">
			<div
				className="lattice absolute inset-0 -z-10 opacity-[0.08] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)]"
				aria-hidden="true"
			/>
			<div className="wrap grid min-h-[60vh] content-center gap-5 py-20">
				{status && <p className="text-5xl font-display leading-tight text-sun-300">{status}</p>}
				<h1 className="max-w-[26ch] break-words text-3xl [overflow-wrap:anywhere]">{message}</h1>
				{more !== message && <p className="max-w-[52ch] text-lg text-on-brand-2">{more}</p>}
				{children}
			</div>
		</section>
	);
}
