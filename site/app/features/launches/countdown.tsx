import { useEffect, useState } from 'react';
import { cairoTimeLeft } from '#domain/cairo.ts';

export type CountdownData = { until: string; now: string; labels: { days: string; hours: string; minutes: string }; open: string };

const TICK_MS = 15_000;

/** Drawn by the server with its clock, kept going by the browser. */
export function Countdown({ data: { until, now, labels, open } }: { data: CountdownData }) {
	const [time, setTime] = useState(() => Date.parse(now));
	useEffect(() => {
		setTime(Date.now());
		const timer = setInterval(() => setTime(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	const end = Date.parse(until);
	const left = cairoTimeLeft(end, time);
	if (time >= end) return <p className="font-semi text-2xl text-sun-200">{open}</p>;
	return (
		<div role="timer">
			<dl className="flex gap-6 md:gap-9">
				{(['days', 'hours', 'minutes'] as const).map((unit) => (
					<div key={unit} className="flex flex-col-reverse">
						<dt className="text-on-brand-2 text-xs">{labels[unit]}</dt>
						<dd className="font-med text-3xl text-sun-200 leading-none tracking-num md:text-[68px]">{left[unit]}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
