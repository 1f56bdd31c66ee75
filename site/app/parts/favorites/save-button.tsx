import heart from 'icon:pn/heart';
import eyeOff from 'icon:tabler/eye-off';
import scales from 'icon:tabler/scale';
import { Icon } from '#app/ui/icon.tsx';
import { SCALES } from '../compare/scales-form.tsx';
import { fillScales } from '../compare/use-scales.ts';
import { updateHideButton } from '../hidden-homes/use-hidden-homes.ts';
import { HEARTS } from './hearts-form.tsx';
import { fillHeart } from './use-hearts.ts';

export type SaveButtonData = { id: number; value: string; labels: { save: string; saved: string; compare: string; notForMe: string } };

const tool = 'flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-sm font-med hover:bg-stone max-md:px-2.5';

/** The buttons of a property's page: save, compare, hide. */
export function SaveButton({ data: { id, value, labels } }: { data: SaveButtonData }) {
	return (
		<>
			<button
				key={`hide ${id}`}
				ref={updateHideButton}
				type="button"
				value={id}
				data-not-for-me=""
				className={`${tool} aria-pressed:bg-neutral-200 noscript:hidden`}
			>
				<Icon icon={eyeOff} className="max-md:size-[22px]" />
				<span className="max-md:sr-only">{labels.notForMe}</span>
			</button>
			<button
				key={id}
				ref={fillScales}
				type="submit"
				form={SCALES}
				name="add"
				value={id}
				className={`${tool} aria-pressed:bg-pn-blue-50 aria-pressed:text-pn-blue-800`}
			>
				<Icon icon={scales} className="max-md:size-[22px]" />
				<span className="max-md:sr-only">{labels.compare}</span>
			</button>
			<button key={value} ref={fillHeart} type="submit" form={HEARTS} name="add" value={value} className={`group/save ${tool}`}>
				<Icon
					icon={heart}
					className="transition-[scale] duration-200 group-active/save:scale-85 group-aria-pressed/save:text-pn-red-600 group-aria-pressed/save:[&_path]:fill-current max-md:size-[22px]"
				/>
				<span className="group-aria-pressed/save:hidden max-md:sr-only">{labels.save}</span>
				<span className="hidden group-aria-pressed/save:block max-md:sr-only">{labels.saved}</span>
			</button>
		</>
	);
}
