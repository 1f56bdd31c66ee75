import search from 'icon:pn/search';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageLinks } from '#app/parts/page/page-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { CounterView } from './build-view.ts';
import { ChangeBar } from './change-bar.tsx';
import { Filters } from './filters.tsx';
import { Panel } from './panel.tsx';
import type { Changed } from './receive-change.ts';
import { Row } from './row.tsx';
import styles from './styles/counter.css?url';
import { useChanges } from './use-changes.ts';
import { useFilledIn } from './use-filled-in.ts';
import { useKeys } from './use-keys.ts';

const COPIED_MS = 1500;
const FORM = 'counter-form';

type Props = { view: CounterView; first: Changed | undefined; unavailable: string; signOut: ReactNode };

/** Works with forms and links alone; the script adds keyboard shortcuts, the count of ticked rows, and changes without leaving the page. */
export function Counter({ view, first, unavailable, signOut }: Props) {
	const { labels, groups, tabs } = view;
	const { pathname } = useLocation();
	const { changed, submit, dismiss } = useChanges(first, pathname.replace(/search$/, 'change.json'), unavailable);
	const [activeKey, setActive] = useState<string | null>(null);
	const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
	const [copied, setCopied] = useState<string | null>(null);
	const form = useFilledIn(view.filled);
	const rows = groups.flatMap((group) => group.rows);
	const active = rows.find(({ key }) => key === activeKey) ?? rows[0];
	const shownTicks = new Set(rows.flatMap(({ key }) => (ticked.has(key) ? [key] : [])));
	const at = active?.key ?? '';

	const tick = useCallback(
		(key: string) => setTicked((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
		[],
	);
	const findRow = useCallback((key = at) => document.querySelector<HTMLElement>(`[data-row="${key}"]`), [at]);
	const order = rows.map(({ key }) => key).join();
	const move = useCallback(
		(by: 1 | -1) => {
			const keys = order.split(',');
			const isBegun = document.activeElement?.closest('[data-row]');
			const next = isBegun ? keys[keys.indexOf(at) + by] : at;
			findRow(next)?.querySelector<HTMLElement>('a.counter-title')?.focus();
		},
		[order, at, findRow],
	);
	const tickActive = useCallback(() => at && findRow()?.querySelector('[name=row]') && tick(at), [at, findRow, tick]);
	useKeys({ move, tick: tickActive, active: findRow });

	useEffect(() => {
		if (changed && !changed.ask && !changed.isProblem) setTicked(new Set());
	}, [changed]);

	const leaveQuestion = (): void => {
		dismiss();
		findRow()?.querySelector<HTMLElement>('a.counter-title')?.focus();
	};

	const copy = (event: MouseEvent): void => {
		const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
		if (!button) return;
		void navigator.clipboard?.writeText(button.dataset['copy'] ?? '').then(() => {
			setCopied(button.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null);
			setTimeout(() => setCopied(null), COPIED_MS);
		});
	};

	return (
		<div className="counter">
			<link rel="stylesheet" href={styles} precedence="default" />
			<header className="counter-head">
				<h1>{labels.title}</h1>
				<a href={view.studio} target="_blank" rel="noreferrer" className="counter-link">
					{labels.studio}
				</a>
				{signOut}
			</header>
			<search>
				<form ref={form} data-at-once="">
					{view.kind && <input type="hidden" name="kind" value={view.kind} />}
					<div className="counter-box">
						<Icon icon={search} />
						<input
							type="search"
							name="q"
							defaultValue={view.filled.q}
							data-counts-typed="true"
							maxLength={100}
							aria-label={labels.box}
							placeholder={labels.box}
							autoComplete="off"
						/>
						<span aria-hidden="true">{labels.hint}</span>
						<Button type="submit">{labels.search}</Button>
					</div>
					<Filters view={view} />
				</form>
			</search>
			<nav aria-label={labels.kinds} className="counter-tabs">
				{tabs.map(({ text, to, isChosen, count }) => (
					<a key={text} href={to} aria-current={isChosen ? 'page' : undefined}>
						{text}
						{count && <i>{count}</i>}
					</a>
				))}
			</nav>
			<div className="counter-body">
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: its buttons are what is used */}
				<form id={FORM} method="post" className="counter-list" onSubmit={submit} onClick={copy}>
					<div className="counter-summary">
						<p role="status">
							{view.summary}
							{view.notAll && <b>{view.notAll}</b>}
						</p>
						{view.csv && (
							<a href={view.csv} download className="counter-link">
								{labels.csv}
							</a>
						)}
					</div>
					{view.nothing && (
						<div className="counter-nothing">
							<p>
								<b>{view.nothing}</b>
							</p>
							<p>{labels.nothingHint}</p>
						</div>
					)}
					{groups.map((group) => (
						<section key={group.kind} aria-labelledby={`counter-${group.kind}`}>
							<h2 id={`counter-${group.kind}`}>
								<span>{group.title}</span>
								<span>{group.count}</span>
							</h2>
							<ul>
								{group.rows.map((row) => (
									<Row
										key={row.key}
										row={row}
										labels={labels}
										isActive={row.key === at}
										isTicked={ticked.has(row.key)}
										isCopied={copied === row.key}
										onTick={tick}
										onActive={setActive}
									/>
								))}
							</ul>
							{group.all && (
								<a href={group.all} className="counter-link">
									{labels.showAll} ({group.count})
								</a>
							)}
						</section>
					))}
					<PageLinks paging={view.paging} />
					<ChangeBar view={view} changed={changed} ticked={shownTicks} onDismiss={leaveQuestion} />
				</form>
				{active && <Panel row={active} labels={labels} form={FORM} />}
			</div>
			<details className="counter-keys">
				<summary>{labels.keysTitle}</summary>
				<ul>
					{labels.keys.map(({ key, text }) => (
						<li key={key}>
							<kbd>{key}</kbd> {text}
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}
