import heart from 'icon:pn/heart';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PopoverButton, PopoverPanel } from '#app/ui/popover.tsx';
import { toast } from '#app/ui/toast-store.ts';
import type { Tone } from '#app/ui/tones.ts';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

const messageTones: Tone[] = ['primary', 'success', 'warning', 'error'];

export function Overlays({ words }: { words: Words }) {
	const { lang } = words;
	return (
		<>
			<Sample name="popover, tooltip">
				<div className="flex flex-wrap items-center gap-4">
					<PopoverButton opens={`sample-${lang}`} className="min-h-11 underline">
						{words.popover}
					</PopoverButton>
					<PopoverPanel id={`sample-${lang}`}>
						<p>{words.text}</p>
					</PopoverPanel>
					<Button variant="soft" square aria-label={words.save}>
						<Icon icon={heart} />
					</Button>
				</div>
			</Sample>
			<Sample name="toast">
				<div className="flex flex-wrap gap-2">
					{messageTones.map((color) => (
						<Button
							key={color}
							color={color}
							variant="soft"
							onClick={() =>
								toast({
									title: words.saved,
									description: words.text,
									color,
									action: { label: words.undo, instead: words.undo, run: () => {} },
								})
							}
						>
							{words.saved}
						</Button>
					))}
				</div>
			</Sample>
		</>
	);
}
