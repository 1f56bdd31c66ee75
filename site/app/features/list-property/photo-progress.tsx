import { button } from '#app/ui/button-look.ts';
import { Progress } from '#app/ui/progress.tsx';
import type { Photo } from './photo-store.ts';
import type { PhotoWords } from './photos-data.ts';

/** Problems that may be gone at the next try. */
const passing = new Set(['busy', 'offline', 'often']);

type Props = { photo: Photo; words: PhotoWords; retry: string; onRetry: () => void };

/** A chosen picture on its way to us: how far it is, or what went wrong. */
export function PhotoProgress({ photo: { name, state, percent, problem }, words, retry, onRetry }: Props) {
	const said = { waiting: words.waiting, sending: percent === 100 ? words.checking : words.sending };
	return (
		<div className="grid gap-1.5 px-3 pt-2 text-sm">
			<bdi className="truncate font-med">{name}</bdi>
			{problem ? (
				<span className="font-med text-error-700">{words.problems[problem] ?? words.problems['busy']}</span>
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
