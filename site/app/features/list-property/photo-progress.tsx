import { button } from '#app/ui/button-variants.ts';
import { Progress } from '#app/ui/progress.tsx';
import type { Photo } from './photo-store.ts';
import type { PhotoLabels } from './photos-data.ts';

/** Problems that trying again may solve. */
const passing = new Set(['busy', 'offline', 'often']);

type Props = { photo: Photo; labels: PhotoLabels; retry: string; onRetry: () => void };

export function PhotoProgress({ photo: { name, state, percent, problem }, labels, retry, onRetry }: Props) {
	const said = { waiting: labels.waiting, sending: percent === 100 ? labels.checking : labels.sending };
	return (
		<div className="grid gap-1.5 px-3 pt-2 text-sm">
			<span className="truncate font-med">
				<bdi>{name}</bdi>
			</span>
			{problem ? (
				<span className="font-med text-error-700">{labels.problems[problem] ?? labels.problems['busy']}</span>
			) : (
				<>
					<Progress aria-label={name} value={percent} />
					<span className="text-ink-2">{said[state as keyof typeof said]}</span>
				</>
			)}
			{problem && passing.has(problem) && (
				<button type="button" onClick={onRetry} className={button({ size: 'sm', variant: 'outline', className: 'justify-self-start' })}>
					{retry}
				</button>
			)}
		</div>
	);
}
