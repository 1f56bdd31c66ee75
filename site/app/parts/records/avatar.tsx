import type { ReactNode } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';
import { formatInitials } from './initials.ts';

type Props = { photo?: PhotoData | null; name: string; className?: string; children?: ReactNode };

/** A portrait, or initials on a coloured background; `children` replaces the initials for anything that is not a person. */
export function Avatar({ photo = null, name, className = 'size-16 text-xl', children }: Props) {
	const look = `shrink-0 rounded-full ${className}`;
	if (photo) return <Photo file={photo} sizes="96px" widest={320} className={`${look} object-cover`} />;
	return (
		<span aria-hidden="true" className={`initials ${look}`} data-shade={chooseShade(name)}>
			{children ?? formatInitials(name)}
		</span>
	);
}

const SHADES = 4;

/** Derived from the name, so that neighbours look different. */
const chooseShade = (name: string): number => [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % SHADES;
