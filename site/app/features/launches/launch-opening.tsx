import pin from 'icon:pn/pin';
import shield from 'icon:pn/shield';
import { Icon } from '#app/ui/icon.tsx';
import type { LaunchData } from './launch-data.ts';

export default function LaunchOpening({
	data: { name, summary, developer, place, countdown, opens, eoi },
}: {
	data: LaunchData['opening'];
}) {
	return (
		<>
			{developer && (
				<p className="font-semi text-sm text-sun-300">
					<a href={developer.to} className="underline-offset-3 hover:underline">
						{developer.text}
					</a>
				</p>
			)}
			<h1 className="mt-1 text-balance text-4xl wrap-anywhere max-md:text-2xl">{name}</h1>
			<p className="mt-2 flex items-center gap-1.5 text-on-brand-2 max-md:mt-1 max-md:text-sm">
				<Icon icon={pin} className="size-4 shrink-0" />
				{place}
			</p>
			{summary && <p className="mt-4 max-w-[60ch] text-pretty text-md max-md:hidden">{summary}</p>}
			<p className="mt-6 flex items-center gap-4 leading-snug max-md:mt-2 max-md:text-sm">
				{countdown && <b className="shrink-0 font-med text-4xl text-sun-200 leading-none tracking-num md:text-[68px]">{countdown.big}</b>}
				<span>
					{countdown && <span className="block font-med">{countdown.small}</span>}
					<span className={countdown ? 'text-on-brand-2' : 'font-med'}>{opens}</span>
				</span>
			</p>
			{eoi && (
				<p className="mt-6 flex items-center gap-2 text-sun-200 max-md:mt-2 max-md:text-xs">
					<Icon icon={shield} />
					{eoi}
				</p>
			)}
		</>
	);
}
