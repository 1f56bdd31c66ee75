import { DirectionProvider } from 'radix-ui/direction';
import { Toaster } from '../ui/toast.tsx';
import { Badges, Buttons } from './ui/colours.tsx';
import { Controls } from './ui/controls.tsx';
import { Overlays } from './ui/overlays.tsx';
import { Structure } from './ui/structure.tsx';
import { arabic, english, type Words } from './ui/words.ts';

export const meta = () => [{ title: 'PN | UI' }, { name: 'robots', content: 'noindex' }];

/** For developers: every primitive in both directions. */
export default function UserInterface() {
	return (
		<>
			<main className="wrap py-8">
				<h1 className="text-3xl">PN | UI</h1>
				<div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
					<Column words={english} />
					<Column words={arabic} />
				</div>
			</main>
			<Toaster labels={{ message: english.message, region: 'Notifications ({hotkey})', close: english.close }} />
		</>
	);
}

function Column({ words }: { words: Words }) {
	return (
		<DirectionProvider dir={words.dir}>
			<section
				dir={words.dir}
				lang={words.lang}
				aria-label={words.language}
				className="grid min-w-0 gap-8 lg:row-span-18 lg:grid-rows-subgrid"
			>
				<h2 className="text-2xl">{words.language}</h2>
				<Buttons words={words} />
				<Badges words={words} />
				<Controls words={words} />
				<Overlays words={words} />
				<Structure words={words} />
			</section>
		</DirectionProvider>
	);
}
