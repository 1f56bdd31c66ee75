import area from 'icon:pn/area';
import bath from 'icon:pn/bath';
import bed from 'icon:pn/bed';
import camera from 'icon:pn/camera';
import check from 'icon:pn/check';
import phone from 'icon:pn/phone';
import pin from 'icon:pn/pin';
import shield from 'icon:pn/shield';
import wa from 'icon:pn/wa';
import { createContext, type ReactNode, use } from 'react';

const icons = { area, bath, bed, camera, check, phone, pin, shield, wa };
export type CardIconName = keyof typeof icons;

const AreShared = createContext(false);

/** Around many cards: their icons are drawn once, and every card refers to the drawing. */
export function SharedCardIcons({ children }: { children: ReactNode }) {
	return (
		<AreShared value>
			<svg className="hidden" aria-hidden="true">
				{Object.entries(icons).map(([name, { body, width, height }]) => (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from an icon set in the build, never from content
					<symbol key={name} id={`card-${name}`} viewBox={`0 0 ${width} ${height}`} dangerouslySetInnerHTML={{ __html: body }} />
				))}
			</svg>
			{children}
		</AreShared>
	);
}

/** As large and as coloured as `styles/cards.css` says for its place. */
export function CardIcon({ name, label }: { name: CardIconName; label?: string }) {
	const { body, width, height } = icons[name];
	const meaning = { role: label ? 'img' : undefined, 'aria-label': label, 'aria-hidden': label ? undefined : true };
	return use(AreShared) ? (
		// biome-ignore lint/a11y/noSvgWithoutTitle: named, or hidden, by what is spread into it
		<svg {...meaning}>
			<use href={`#card-${name}`} />
		</svg>
	) : (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from an icon set in the build, never from content
		<svg viewBox={`0 0 ${width} ${height}`} {...meaning} dangerouslySetInnerHTML={{ __html: body }} />
	);
}
