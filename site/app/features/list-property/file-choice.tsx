import camera from 'icon:pn/camera';
import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';

const BUTTON = 'min-h-11 rounded-md bg-action px-4.5 font-semi text-white hover:bg-action-hover';
const FILE_INPUT =
	'block w-full min-w-0 cursor-pointer text-ink-2 text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border-0 file:bg-action file:px-4.5 file:font-semi file:text-base file:text-white hover:file:bg-action-hover in-data-live:sr-only';

/**
 * The native input, which names the chosen files. With a script, which uploads them at once, a button in the page's language replaces it.
 */
export function FileChoice({ text, className = '', ...input }: { text: string } & ComponentProps<'input'>) {
	return (
		<label
			className={`grid gap-2 justify-self-start rounded-md outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${className}`}
		>
			<span className="font-med text-sm in-data-live:hidden">{text}</span>
			<span className={`hidden cursor-pointer items-center gap-2 in-data-live:flex ${BUTTON}`}>
				<Icon icon={camera} />
				{text}
			</span>
			<input type="file" name="photo" className={FILE_INPUT} {...input} />
		</label>
	);
}
