import arrow from 'icon:pn/arrow';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

type Props = { title: string; more?: { to: string; text: string } | null; id?: string; children: ReactNode };

export function Section({ title, more, id, children }: Props) {
	return (
		<section id={id} className="py-8">
			<div className="mb-5 flex items-end justify-between gap-6">
				<h2 className="text-2xl">{title}</h2>
				{more && (
					<a href={more.to} className="inline-flex min-h-11 shrink-0 items-center gap-2 font-semi text-action">
						{more.text}
						<Icon icon={arrow} mirrored className="size-[18px]" />
					</a>
				)}
			</div>
			{children}
		</section>
	);
}
