import type { CSSProperties } from 'react';
import { type PhotoFile, type PhotoWidth, photoAddress, photoSrcSet } from './photo-address.ts';

type Props = {
	file: PhotoFile | null;
	/** The HTML attribute `sizes`. */
	sizes: string;
	/** For the largest photograph of the first view. */
	priority?: boolean;
	widest?: PhotoWidth;
	/** The smallest width in the srcset. */
	narrowest?: PhotoWidth;
	className?: string;
};

const HOUSE = 'M22.3 2.7a2.8 2.8 0 0 1 3.4 0L44.3 17A4 4 0 0 1 46 20.2V42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V20.2A4 4 0 0 1 3.7 17Z';

export function Photo({ file, sizes, priority = false, widest, narrowest, className = '' }: Props) {
	if (!file) return <NoPhoto className={className} />;
	return (
		<img
			loading={priority ? 'eager' : 'lazy'}
			fetchPriority={priority ? 'high' : undefined}
			decoding="async"
			width={file.width || undefined}
			height={file.height || undefined}
			sizes={sizes}
			srcSet={photoSrcSet(file, widest, narrowest)}
			src={photoAddress(file, 1024)}
			alt={file.alt}
			className={`bg-stone ${className}`}
			style={placeholderStyle(file.placeholder)}
		/>
	);
}

function NoPhoto({ className }: { className: string }) {
	return (
		<span className={`grid place-items-center bg-stone text-line-strong ${className}`} aria-hidden="true">
			<svg viewBox="0 0 48 48" className="size-12 max-w-1/2" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
				<path d={HOUSE} />
			</svg>
		</span>
	);
}

/** Accepts only the output of makePlaceholder, because it goes into a style. */
function placeholderStyle(placeholder: string | null): CSSProperties | undefined {
	if (!placeholder || !/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/.test(placeholder)) return undefined;
	return { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover', backgroundPosition: 'center' };
}
