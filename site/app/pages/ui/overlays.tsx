import heart from 'icon:pn/heart';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx';
import { Drawer, DrawerContent, DrawerTrigger } from '#app/ui/drawer.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Input } from '#app/ui/input.tsx';
import { PopoverButton, PopoverPanel } from '#app/ui/popover.tsx';
import { toast } from '#app/ui/toast-store.ts';
import type { Tone } from '#app/ui/tones.ts';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

const messageTones: Tone[] = ['primary', 'success', 'warning', 'error'];

/** Overlays are attached to the body, outside their column, so direction and language are set here. */
export function Overlays({ words }: { words: Words }) {
	const { dir, lang } = words;
	return (
		<>
			<Sample name="dialog, drawer">
				<div className="flex flex-wrap gap-2">
					<Dialog>
						<DialogTrigger asChild>
							<Button>{words.dialog}</Button>
						</DialogTrigger>
						<DialogContent
							dir={dir}
							lang={lang}
							title={words.dialog}
							description={words.text}
							closeLabel={words.close}
							footer={
								<DialogClose asChild>
									<Button>{words.save}</Button>
								</DialogClose>
							}
						>
							<Input label={words.phone} type="tel" />
						</DialogContent>
					</Dialog>
					{(['start', 'end', 'bottom', 'full'] as const).map((side) => (
						<Drawer key={side}>
							<DrawerTrigger asChild>
								<Button variant="outline">{`${words.drawer}: ${words.sides[side]}`}</Button>
							</DrawerTrigger>
							<DrawerContent side={side} dir={dir} lang={lang} title={words.drawer} closeLabel={words.close}>
								<p>{words.text}</p>
							</DrawerContent>
						</Drawer>
					))}
				</div>
			</Sample>
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
