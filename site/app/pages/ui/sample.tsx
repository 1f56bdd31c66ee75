import type { ReactNode } from 'react';

export function Sample({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid min-w-0 content-start gap-3 border-line border-t pt-4">
			<h3 lang="en" dir="ltr" className="text-ink-2 text-sm">
				{name}
			</h3>
			{children}
		</div>
	);
}
