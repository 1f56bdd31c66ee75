import { drawing, ink, shape } from './svg.ts';

export const MARK_SIZE = 512;

/** Logos of the invented companies, each a line drawing of what the name means, on a field of 32. */
const marks: Record<string, string> = {
	// Developers
	sarw: 'M16 3c-4 6-6 11-6 16 0 4 2.5 6 6 6s6-2 6-6c0-5-2-10-6-16ZM16 12v17M11 29h10',
	meshkah: 'M5 29V15A11 11 0 0 1 27 15v14ZM12 29h8M16 8v4M13 12h6l2 5-2 5h-6l-2-5Z',
	'tamr-hinna':
		'M16 16m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 13c-3-3-3-7 0-10 3 3 3 7 0 10ZM19 16c3-3 7-3 10 0-3 3-7 3-10 0ZM16 19c3 3 3 7 0 10-3-3-3-7 0-10ZM13 16c-3 3-7 3-10 0 3-3 7-3 10 0Z',
	nahr: 'M12 3c-6 6 5 8 1 13s4 8 0 13M20 3c-6 6 5 8 1 13s4 8 0 13M4 11h3M4 21h3M26 11h3M26 21h3',
	qantara: 'M3 27h26M3 12h26M5 27V12M27 27V12M9 27v-4a7 7 0 0 1 14 0v4M11 12V8M16 12V8M21 12V8',
	sindyan:
		'M16 29V11M16 4c-2 0-3 1-3 3-3-1-5 2-3 4-3 0-4 4-1 5-2 2 0 5 3 4 1 2 3 3 4 3s3-1 4-3c3 1 5-2 3-4 3-1 2-5-1-5 2-2 0-5-3-4 0-2-1-3-3-3ZM16 16l4-3M16 19l-4-3',
	shorfa: 'M7 18V10a9 9 0 0 1 18 0v8M4 18h24M5 28h22M7 18v10M11.5 18v10M16 18v10M20.5 18v10M25 18v10',
	fanar: 'M12 29l2-15h4l2 15ZM13 14V9h6v5M12 9l4-5 4 5M13 20h6M5 8l5 2M5 14l5-2M27 8l-5 2M27 14l-5-2',
	daw: 'M16 16m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M16 3v4M16 25v4M3 16h4M25 16h4M6.8 6.8l2.8 2.8M22.4 22.4l2.8 2.8M25.2 6.8l-2.8 2.8M9.6 22.4l-2.8 2.8',
	mawja: 'M3 22c6 0 7-14 15-14 5 0 7 4 5 7-2-2-6-1-6 3 0 3 4 4 12 4M3 27h26',
	rimal: 'M3 26c5 0 8-12 14-12 5 0 6 12 12 12ZM3 20c3 0 5-6 8-6M22 9m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
	'lotus-line': 'M16 6c-4 4-5 9-5 13h10c0-4-1-9-5-13ZM11 19C9 14 6 11 4 10c-1 6 1 11 5 14h14c4-3 6-8 5-14-2 1-5 4-7 9M8 28h16',
	bardi: 'M16 29V15M16 15C12 13 7 12 4 7M16 15c-3-3-6-6-7-11M16 15V3M16 15c3-3 6-6 7-11M16 15c4-2 9-3 12-8M12 29h8',
	khamasin: 'M4 10h15a4 4 0 1 0-4-4M4 16h21a4 4 0 1 1-4 4M4 22h9a3.5 3.5 0 1 1-3.5 3.5',
	laymoun: 'M27 6c-8-3-17 0-20 8-2 6 1 12 7 12 8 0 13-9 13-20ZM7 27l5-5M20 12a7 7 0 0 0-7 6M27 6l2-2',
	nassim: 'M3 12c5-5 8-5 13 0s8 5 13 0M3 19c5-5 8-5 13 0s8 5 13 0M8 26c3-3 5-3 8 0s5 3 8 0M10 6h12',
	'beit-al-hajar': 'M4 28V14L16 4l12 10v14ZM4 21h24M10 14v7M22 14v7M16 21v7M4 14h24',
	'marsa-azraq':
		'M16 9v20M16 6m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 14h12M4 19c1 6 6 10 12 10s11-4 12-10M4 19l-1 4M4 19l4 2M28 19l1 4M28 19l-4 2',
	gharb: 'M3 20h26M7 20a9 9 0 0 1 18 0M16 4v3M5 9l2 2M27 9l-2 2M8 24h16M12 28h8',
	kahraman: 'M9 5h14l6 8-13 16L3 13ZM3 13h26M9 5l3 8 4 16 4-16 3-8',
	ashjar:
		'M10 29V18M10 4C6 8 4 12 4 15a6 6 0 0 0 12 0c0-3-2-7-6-11ZM23 29v-9M23 10c-3 3-4.5 6-4.5 8a4.5 4.5 0 0 0 9 0c0-2-1.5-5-4.5-8ZM3 29h26',
	dawar: 'M16 16m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M16 16m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M16 4v7M26.4 22l-6-3.5M5.6 22l6-3.5',
	mihwar: 'M16 3v26M3 29h26M7 29V17h5v12M20 29V9h6v20M13 6l3-3 3 3',
	turath: 'M8 8h16v16H8ZM16 4.7 27.3 16 16 27.3 4.7 16ZM16 16m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
	// Partners
	'nakhil-bank':
		'M16 29c1-6 1-10 0-15M16 14C12 10 7 10 4 14M16 14C13 8 9 6 5 7M16 14c0-5 2-9 5-10M16 14c4-4 9-4 12 0M16 14c2-4 5-6 9-6M10 29h12',
	'ganah-bank': 'M4 24C6 12 14 5 28 5c-2 3-4 5-7 6h5c-2 3-4 5-8 6h5c-3 4-8 7-19 7ZM4 24l-1 4',
	'sateh-finance': 'M3 16 16 5l13 11M7 13v15h18V13M7 20h18M12 20v8M20 20v8',
	'ataba-finance': 'M7 29V6h18v23M3 29h26M11 29V10h10v19M18 19v2',
	mastara: 'M4 21 21 4l7 7L11 28ZM8 17l3 3M12 13l4 4M16 9l3 3',
	khashab:
		'M16 16m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M16 16m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M17 16m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 13l4 1',
	'mizan-al-nil': 'M16 4v22M9 28h14M5 9h22M5 9 2 18h6ZM27 9l-3 9h6ZM2 18a3 3 0 0 0 6 0M24 18a3 3 0 0 0 6 0',
	misaha: 'M4 28V4l24 24ZM9 23V15l8 8ZM4 10h3M4 16h2M4 22h2M10 28v-2M16 28v-2M22 28v-3',
	mazalla: 'M3 17C3 9 9 4 16 4s13 5 13 13c-2-2-5-2-6.5 0-2-2-4.5-2-6.5 0-2-2-4.5-2-6.5 0C8 15 5 15 3 17ZM16 17v9a3 3 0 0 0 6 0M16 4V2',
	karakeeb: 'M4 13h24v15H4ZM4 13l4-7h16l4 7M16 6v7M12 19h8',
	fahs: 'M14 14m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M20.5 20.5 28 28M9.5 15l4.5-4 4.5 4M11 14v4h6v-4',
	'dar-amna': 'M16 3l12 4v9c0 7-5 11-12 13C9 27 4 23 4 16V7ZM10 16l6-5 6 5M12 15v6h8v-6',
};

export const drawMark = (key: string): string => {
	const path = marks[key];
	if (!path) throw new Error(`there is no mark of “${key}”`);
	const pen = { fill: 'none', stroke: ink.blue900, 'stroke-width': 1.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
	const scale = MARK_SIZE / 36;
	return drawing(
		MARK_SIZE,
		MARK_SIZE,
		shape('g', { transform: `scale(${scale}) translate(2 2)` }, shape('path', { d: path, ...pen })),
		'none',
	);
};
