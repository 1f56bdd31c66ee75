import { Fragment, type ReactNode } from 'react';
import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { Compounds } from './compounds.tsx';
import { Developers } from './developers.tsx';
import { Hero } from './hero.tsx';
import type { HomePageBlock } from './home-page-data.ts';
import { Launches } from './launches.tsx';
import { Locations } from './locations.tsx';
import { Offers } from './offers.tsx';
import { PayForm } from './pay-form.tsx';
import { Posts } from './posts.tsx';
import { Properties } from './properties.tsx';
import { SellCall } from './sell-call.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

/** Background of each block; neighbours with the same one share the space between them. */
const grounds: Partial<Record<HomePageBlock['type'], string>> = {
	launches: 'bg-stone',
	properties: 'bg-sand border-y border-line',
	steps: 'relative isolate bg-pn-blue-50',
};

type Home = { title: string; blocks: HomePageBlock[] };

export default function HomePageView({ home: { title, blocks } }: { home: Home }) {
	return (
		<div className="pb-1 md:pb-4">
			{blocks.every(({ type }) => type !== 'hero') && <h1 className="sr-only">{title}</h1>}
			{blocks.map((block, index) =>
				block.type === 'hero' ? (
					<Fragment key={block.id}>
						<Hero data={block.data} />
						<div className="wrap max-md:pt-6">
							<PayForm data={block.data.pay} />
						</div>
					</Fragment>
				) : (
					<Band key={block.id} block={block} before={blocks[index - 1]?.type}>
						<Content block={block} />
					</Band>
				),
			)}
		</div>
	);
}

type BandProps = { block: HomePageBlock; before: HomePageBlock['type'] | undefined; children: ReactNode };

function Band({ block: { type }, before, children }: BandProps) {
	const ground = grounds[type] ?? '';
	const isJoined = before !== undefined && before !== 'hero' && ground === (grounds[before] ?? '');
	return (
		<section className={`below-fold ${ground} ${isJoined ? '' : 'pt-11 md:pt-16'} pb-11 md:pb-16`}>
			{type === 'steps' && <span aria-hidden="true" className="absolute inset-0 -z-10 bg-(image:--mash-blue) opacity-6" />}
			<div className="wrap">{children}</div>
		</section>
	);
}

function Content({ block }: { block: Exclude<HomePageBlock, { type: 'hero' }> }) {
	switch (block.type) {
		case 'locations':
			return <Locations data={block.data} />;
		case 'launches':
			return <Launches data={block.data} />;
		case 'compounds':
			return <Compounds data={block.data} />;
		case 'properties':
			return <Properties data={block.data} />;
		case 'offers':
			return <Offers data={block.data} />;
		case 'developers':
			return <Developers data={block.data} />;
		case 'steps':
			return <Steps data={block.data} />;
		case 'testimonials':
			return <Testimonials data={block.data} />;
		case 'posts':
			return <Posts data={block.data} />;
		case 'sell_call':
			return <SellCall data={block.data} />;
		case 'empty':
			return <EmptyState data={block.data} />;
		case 'shared':
			return <Blocks blocks={[block.data]} />;
	}
}
