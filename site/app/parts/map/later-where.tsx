import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { loadContent } from '#app/later-data.ts';
import { readContent, type StaticData } from '#app/static-data.ts';
import { staticPart } from '#app/ui/static-part.tsx';
import type { WhereData } from './where-data.ts';
import type WhereSection from './where-section.tsx';

const loadSection = () => import('./where-section.tsx');
const DrawnWhere = staticPart('where', loadSection);

type Opened = { of: StaticData<WhereData>; Section: ComponentType<ComponentProps<typeof WhereSection>>; where: WhereData };

/** A static part until somebody opens the map; then its data and code are loaded. */
export function LaterWhere({ data }: { data: StaticData<WhereData> }) {
	const [opened, setOpened] = useState<Opened | null>(null);

	function open(event: MouseEvent) {
		if (readContent(data) !== undefined || !(event.target as Element).closest('button')) return;
		Promise.all([loadSection(), loadContent(data, 'where')]).then(
			([{ default: Section }, where]) => setOpened({ of: data, Section, where }),
			() => {},
		);
	}

	if (opened?.of === data) return <opened.Section data={opened.where} opensAtOnce />;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is what is used, also by keyboard
		// biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is used
		<div onClick={open}>
			<DrawnWhere data={data} />
		</div>
	);
}
