import type { Logger } from '../images/options.ts';
import { createSingleFlight } from '../images/single-flight.ts';
import { type Icon, type IconSet, pickIcon, USUAL_SIZE } from './icon-set.ts';
import { batchPath, nameBatches } from './name-batches.ts';
import { type FetchTimeouts, rotatingFetch } from './rotating-fetch.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const OVERALL = 5000;
const PATIENCE: FetchTimeouts = { attempt: 1500, rotate: 750 };
const MOST_KEPT = 2000;
const MISSING_FOR = 600_000;

/** Icons of the public Iconify service, sanitised and cached in memory. */
export function createPublicService(hosts: string[], logger: Logger) {
	const flights = createSingleFlight<void>();
	const kept = new Map<string, { icon: Icon | null; until: number }>();

	function keep(key: string, icon: Icon | null) {
		kept.delete(key);
		kept.set(key, { icon, until: icon ? Number.POSITIVE_INFINITY : Date.now() + MISSING_FOR });
		const [oldest] = kept.keys();
		if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
	}

	/** Undefined when nothing is known; null when there is no such icon. */
	function recall(key: string): Icon | null | undefined {
		const known = kept.get(key);
		return known && known.until > Date.now() ? known.icon : undefined;
	}

	async function ask(set: string, names: string[], overall: AbortSignal): Promise<void> {
		const found = readAnswer(await rotatingFetch(hosts, batchPath(set, names), PATIENCE, overall));
		if (found) for (const name of names) keep(`${set}:${name}`, cleaned(pickIcon(found, name)));
		else logger.warn('icons.service_failed', 'The public icon service did not answer', { set, icons: names.length });
	}

	return {
		async find(set: string, names: string[]): Promise<Map<string, Icon>> {
			if (!hosts.length) return new Map();
			const open = names.filter((name) => recall(`${set}:${name}`) === undefined);
			const overall = AbortSignal.timeout(OVERALL);
			const batches = nameBatches(hosts, set, open);
			await Promise.all(batches.map((batch) => flights.run(batchPath(set, batch), () => ask(set, batch, overall))));
			return new Map(
				names.flatMap((name): [string, Icon][] => {
					const icon = recall(`${set}:${name}`);
					return icon ? [[name, icon]] : [];
				}),
			);
		},
	};
}

function readAnswer(text: string | null): IconSet | null {
	try {
		const set = JSON.parse(text ?? '');
		return typeof set?.icons === 'object' && set.icons !== null ? set : null;
	} catch {
		return null;
	}
}

/** The answer is untrusted: markup is sanitised, and numbers are checked. */
function cleaned(icon: Icon | null): Icon | null {
	const body = typeof icon?.body === 'string' ? sanitiseSvg(icon.body) : null;
	if (!icon || !body) return null;
	const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
	return {
		body,
		left: number(icon.left),
		top: number(icon.top),
		width: number(icon.width) ?? USUAL_SIZE,
		height: number(icon.height) ?? USUAL_SIZE,
		rotate: number(icon.rotate),
		hFlip: icon.hFlip === true,
		vFlip: icon.vFlip === true,
	};
}
