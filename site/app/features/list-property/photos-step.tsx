import camera from 'icon:pn/camera';
import shield from 'icon:pn/shield';
import problem from 'icon:tabler/alert-circle';
import type { ComponentProps } from 'react';
import { button } from '#app/ui/button-look.ts';
import { errorLook } from '#app/ui/field-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PhotoCard } from './photo-card.tsx';
import type { PhotosData } from './photos-data.ts';

const BUTTON = 'min-h-11 rounded-md bg-action px-4.5 font-semi text-white hover:bg-action-hover';
const FILE_INPUT =
	'block w-full min-w-0 cursor-pointer text-ink-2 text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border-0 file:bg-action file:px-4.5 file:font-semi file:text-base file:text-white hover:file:bg-action-hover in-data-live:sr-only';
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Photos are chosen and sent with the form; a script sends each at once, shows how far it is, and lets them be dragged. */
export function PhotosStep({ data }: { data: PhotosData }) {
	const { photos, refused, gone, words } = data;
	return (
		<div data-photos={JSON.stringify(words)}>
			<p>{data.lead}</p>
			{gone && <p className={`mt-3 ${errorLook}`}>{gone}</p>}
			<div
				data-drop
				className="mt-4 grid gap-4 rounded-lg border-2 border-neutral-300 border-dashed bg-stone/50 p-5 data-over:border-action data-over:bg-pn-blue-50"
			>
				<FileChoice text={data.choose} multiple accept={ACCEPTED} aria-describedby="photo-kinds" />
				<FileChoice text={data.camera} accept="image/*" capture="environment" className="pointer-fine:hidden" />
				<p className="hidden text-ink-2 text-sm pointer-fine:in-data-live:block">{data.drop}</p>
				<p id="photo-kinds" className="text-ink-2 text-sm">
					{data.kinds}
				</p>
				<button
					type="submit"
					name="go"
					value="add"
					className={button({ variant: 'outline', className: 'justify-self-start in-data-live:hidden' })}
				>
					{data.add}
				</button>
			</div>
			{refused.length > 0 && (
				<ul aria-label={data.notAdded} className="mt-4 grid gap-2">
					{refused.map(({ name, text }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is drawn once
						<li key={index} className={errorLook}>
							<Icon icon={problem} className="mt-[0.2em] shrink-0" />
							<span>
								<bdi className="font-semi">{name}</bdi>: {text}
							</span>
						</li>
					))}
				</ul>
			)}
			{/* Who waits at the foot of many photos still sees what for. */}
			<p
				data-photo-status
				role="status"
				className="mt-4 font-med text-sm empty:hidden data-awaited:sticky data-awaited:top-24 data-awaited:z-1 data-awaited:rounded-md data-awaited:bg-info-50 data-awaited:px-4 data-awaited:py-3 data-awaited:text-info-700 data-awaited:shadow-1"
			/>
			<div data-photo-area hidden={photos.length === 0} className="mt-4">
				<h4 className="font-semi text-base">{data.yours}</h4>
				<p className="mt-1 text-ink-2 text-sm">
					{data.order} <span className="hidden pointer-fine:in-data-live:inline">{data.drag}</span>
				</p>
				<ol data-photo-list className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
					{photos.map((photo) => (
						<PhotoCard key={photo.id} photo={photo} data={data} />
					))}
				</ol>
			</div>
			<ol hidden data-photo-model>
				<PhotoCard photo={null} data={data} />
			</ol>
			<p className="mt-4 flex items-start gap-2 text-ink-2 text-sm">
				<Icon icon={shield} className="mt-[0.2em] shrink-0" />
				{data.safe}
			</p>
		</div>
	);
}

/** The browser's own control, which names what was chosen; with a script, which takes it at once, a button in the page's language. */
function FileChoice({ text, className = '', ...input }: { text: string } & ComponentProps<'input'>) {
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
