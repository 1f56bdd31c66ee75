import clock from 'icon:pn/clock';
import home from 'icon:pn/home';
import layers from 'icon:pn/layers';
import pin from 'icon:pn/pin';
import search from 'icon:pn/search';
import spark from 'icon:pn/spark';
import { Icon, type IconData } from '#app/ui/icon.tsx';
import type { Suggestion } from './suggest-data.ts';
import type { Marked } from './suggest-marks.ts';
import type { Recent } from './suggest-recent.ts';

/** A recent search only has its text and address. */
export type SuggestOption = Recent & Partial<Omit<Suggestion, keyof Recent>>;

type Props = {
	groups: { name: string; label: string; suggestions: SuggestOption[] }[];
	label: string;
	isShown: boolean;
	listId: string;
	optionId: (index: number) => string;
	/** The index of the active option. */
	at: number;
	onChoose: (chosen: Recent) => void;
	clear: { text: string; act: () => void } | null;
};

const icons: Record<string, IconData> = { recent: clock, understood: spark, places: pin, compounds: layers, types: home };

export function SuggestList({ groups, label, isShown, listId, optionId, at, onChoose, clear }: Props) {
	let index = 0;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the input
		<div
			hidden={!isShown}
			onMouseDown={(event) => event.preventDefault()}
			className="absolute inset-x-0 top-[calc(100%+6px)] z-40 max-h-[min(480px,56dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface py-2 text-start text-ink shadow-3 lg:end-auto lg:w-[480px]"
		>
			<div role="listbox" id={listId} aria-label={label}>
				{groups.map(({ name, label: groupLabel, suggestions }) => (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
					<div key={name} role="group" aria-label={groupLabel}>
						<div aria-hidden="true" className="px-4 pt-2 pb-1 font-semi text-ink-2 text-xs">
							{groupLabel}
						</div>
						{suggestions.map((option) => {
							const own = index++;
							return (
								<Option
									key={option.to}
									{...{ option }}
									id={optionId(own)}
									icon={icons[name] ?? search}
									isActive={own === at}
									onChoose={onChoose}
								/>
							);
						})}
					</div>
				))}
			</div>
			{clear && (
				<button
					type="button"
					onClick={clear.act}
					className="mx-3.5 mt-1 min-h-11 text-ink-2 text-sm underline underline-offset-3 hover:text-action"
				>
					{clear.text}
				</button>
			)}
		</div>
	);
}

type OptionProps = { option: SuggestOption; id: string; icon: IconData; isActive: boolean; onChoose: (chosen: Recent) => void };

/** A link, so that it can be opened in a new tab. */
function Option({ option: { text, mark, beside, note, count, to, whole }, id, icon, isActive, onChoose }: OptionProps) {
	return (
		<a
			id={id}
			href={to}
			role="option"
			aria-selected={isActive}
			tabIndex={-1}
			onClick={(event) => {
				if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose({ text: whole ?? text, to });
			}}
			className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 text-sm hover:bg-stone aria-selected:bg-pn-blue-50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
		>
			<Icon icon={icon} className="text-ink-2" />
			<span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
				<bdi className="font-med">
					<WithMark text={text} mark={mark ?? null} />
				</bdi>
				{beside && (
					<bdi className="text-ink-2">
						<WithMark {...beside} />
					</bdi>
				)}
				{note && <bdi className="text-ink-2 text-xs">{note}</bdi>}
			</span>
			{count && <span className="shrink-0 text-ink-2 text-xs tracking-num">{count}</span>}
		</a>
	);
}

/** Marked by background: a bolder weight would break joined Arabic letters. */
function WithMark({ text, mark }: Marked) {
	if (!mark) return text;
	return (
		<>
			{text.slice(0, mark.start)}
			<mark className="bg-sun-200 text-inherit">{text.slice(mark.start, mark.end)}</mark>
			{text.slice(mark.end)}
		</>
	);
}
