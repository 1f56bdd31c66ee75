import heart from 'icon:pn/heart';
import scales from 'icon:tabler/scale';
import { Icon } from '#app/ui/icon.tsx';
import { HEARTS } from './hearts-form.tsx';
import { fillHeart } from './use-hearts.ts';

export type SaveButtonData = { value: string; compare: string; words: { save: string; saved: string; compare: string } };

const tool = 'flex min-h-11 shrink-0 items-center gap-[7px] rounded-sm px-3 text-sm font-med hover:bg-stone max-md:px-2.5';

/** The heart of a home on its own page, and the way to set it beside others. */
export function SaveButton({ data: { value, compare, words } }: { data: SaveButtonData }) {
	return (
		<>
			<a href={compare} className={tool}>
				<Icon icon={scales} className="max-md:size-[22px]" />
				<span className="max-md:sr-only">{words.compare}</span>
			</a>
			<button key={value} ref={fillHeart} type="submit" form={HEARTS} name="add" value={value} className={`group/save ${tool}`}>
				<Icon
					icon={heart}
					className="transition-[scale] duration-200 group-active/save:scale-85 group-aria-pressed/save:text-pn-red-600 group-aria-pressed/save:[&_path]:fill-current max-md:size-[22px]"
				/>
				<span className="group-aria-pressed/save:hidden max-md:sr-only">{words.save}</span>
				<span className="hidden group-aria-pressed/save:block max-md:sr-only">{words.saved}</span>
			</button>
		</>
	);
}
