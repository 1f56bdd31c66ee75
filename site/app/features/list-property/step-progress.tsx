import tick from 'icon:pn/tick';
import { Icon } from '#app/ui/icon.tsx';
import type { ListFormData, ProgressItem } from './list-form-data.ts';

/** Links to every step already visited. */
export function StepProgress({ data: { label, items } }: { data: ListFormData['progress'] }) {
	return (
		<nav aria-label={label}>
			<ol className="flex gap-1.5 md:gap-2">
				{items.map((item) => (
					<li key={item.number} className="min-w-0 flex-1" aria-current={item.isCurrent ? 'step' : undefined}>
						{item.isReached && !item.isCurrent ? (
							<button type="submit" formNoValidate name="go" value={item.go} className="group block w-full cursor-pointer text-start">
								<Mark item={item} />
							</button>
						) : (
							<Mark item={item} />
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

const tone = ({ isCurrent, isReached }: ProgressItem) => (isCurrent ? 'bg-action' : isReached ? 'bg-pn-blue-300' : 'bg-neutral-200');

function Mark({ item }: { item: ProgressItem }) {
	const { number, name, isCurrent, isReached } = item;
	return (
		<>
			<span aria-hidden="true" className={`block h-1.5 rounded-full ${tone(item)}`} />
			<span
				className={`flex min-h-11 items-center gap-1.5 text-sm max-md:justify-center md:min-h-9 ${isCurrent ? 'font-semi text-ink' : isReached ? 'text-action group-hover:underline' : 'text-ink-2'}`}
			>
				{isReached && !isCurrent ? <Icon icon={tick} className="shrink-0" /> : <span className="md:hidden">{number}</span>}
				<span className="truncate max-md:sr-only">{name}</span>
			</span>
		</>
	);
}
