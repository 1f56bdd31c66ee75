import check from 'icon:pn/check';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Notice } from './notices.ts';

export function NoticeList({ notices }: { notices: Notice[] }) {
	return notices.map(({ text, undo, back }) => (
		<div key={text} role="status" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-pn-blue-50 px-5 py-3">
			<p className="flex min-w-0 grow items-center gap-2.5 font-med">
				<Icon icon={check} className="text-pn-blue-700" />
				<span className="min-w-0 wrap-anywhere">{text}</span>
			</p>
			{undo && (
				<form method="post">
					<button type="submit" name={undo.name} value={undo.value} className={button({ size: 'sm', variant: 'outline' })}>
						{undo.text}
					</button>
				</form>
			)}
			{back && (
				<a href={back.to} className={button({ size: 'sm' })}>
					{back.text}
				</a>
			)}
		</div>
	));
}
