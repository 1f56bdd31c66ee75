import { errorLink } from './error-links.tsx';
import { FullMessage } from './full-message.tsx';

type Words = { title: string; more: string; tryAgain: string; homes: string; homesMore: string; copy: string };

/** The service worker replaces the `__…__` placeholders: `site/worker/page-copy.ts`. */
export default function OfflineView({ labels }: { labels: Words }) {
	return (
		<>
			<aside data-notice hidden className="bg-info-50 font-med text-info-700">
				<p className="wrap py-3">{labels.copy}</p>
			</aside>
			<FullMessage message={labels.title} more={labels.more}>
				<p className="pt-3">
					<a href="__here__" className={errorLink}>
						{labels.tryAgain}
					</a>
				</p>
			</FullMessage>
			<section className="wrap py-11 not-has-[li]:hidden md:py-16">
				<h2 className="text-2xl leading-head">{labels.homes}</h2>
				<p className="mt-1 text-ink-2 text-sm">{labels.homesMore}</p>
				<ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					<template>
						<li>
							<a href="__to__" className="block overflow-hidden rounded-md bg-surface shadow-1">
								<img loading="lazy" src="__photo__" alt="" width="640" height="427" className="aspect-3/2 w-full object-cover" />
								<span className="block p-4 font-semi">__title__</span>
							</a>
						</li>
					</template>
				</ul>
			</section>
		</>
	);
}
