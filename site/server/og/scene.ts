import { shareSize } from '#app/share/share-image.ts';

const { width: W, height: H } = shareSize;

/** The theme's colours. */
export const colours = { blue: '#0f2363', bright: '#1a3aa6', sun: '#f5cf85', white: '#ffffff', pale: '#c9d6fb', red: '#e33b4d' };

/** Positions for left-to-right text; mirrored for Arabic. */
export const places = {
	text: { x: 64, width: 532 },
	window: { x: 648, y: 58, width: 500, height: H - 58 },
	logo: { x: 64, y: 56, size: 60 },
};

const LATTICE =
	'M28 0l8.2 8.2h11.6v11.6L56 28l-8.2 8.2v11.6H36.2L28 56l-8.2-8.2H8.2V36.2L0 28l8.2-8.2V8.2h11.6zM28 14.5l4 4h5.5V24l4 4-4 4v5.5H32l-4 4-4-4h-5.5V32l-4-4 4-4v-5.5H24zM31.2 28a3.2 3.2 0 1 1-6.4 0a3.2 3.2 0 1 1 6.4 0z';
const HOUSE = 'M22.3 2.7a2.8 2.8 0 0 1 3.4 0L44.3 17A4 4 0 0 1 46 20.2V42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V20.2A4 4 0 0 1 3.7 17Z';
const LETTERS = 'M8.4 40.5V18.9h9.1a7.35 7.35 0 0 1 0 14.7h-4.8v6.9zM25.4 40.5V18.9h4.4l6 12.4V18.9H40v21.6h-4.4l-6-12.4v12.4z';
const PLAIN_WINDOW = 'M17 23h14v14H17z';
const LIT_WINDOW = 'M12.7 23.2h4.6a3.05 3.05 0 0 1 0 6.1h-4.6z';

/** The outline of the house, open at the bottom edge. */
function gable(x: number, y: number, width: number): string {
	const [middle, end, eaves, round] = [x + width / 2, x + width, y + width * 0.36, width * 0.035];
	const fall = ((eaves - y) / (width / 2)) * round;
	return [
		`M${middle - round} ${y + fall}Q${middle} ${y} ${middle + round} ${y + fall}`,
		`L${end - round} ${eaves - fall}Q${end} ${eaves} ${end} ${eaves + 2 * round}V${H + 20}`,
		`H${x}V${eaves + 2 * round}Q${x} ${eaves} ${x + round} ${eaves - fall}Z`,
	].join('');
}

const svg = (body: string, width = W, height = H) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`);

/** The blue background with its lattice, and the gold line around the frame. */
export function ground(isMirrored: boolean): Buffer {
	const { x, y, width } = places.window;
	const frame = gable(x - 26, y - 26, width + 52);
	return svg(
		`<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${colours.blue}"/><stop offset=".62" stop-color="#14307f"/><stop offset="1" stop-color="${colours.bright}"/></linearGradient>
		<pattern id="l" width="56" height="56" patternUnits="userSpaceOnUse"><path d="${LATTICE}" fill="none" stroke="#fff"/></pattern>
		<linearGradient id="f"><stop offset=".3" stop-color="#000"/><stop offset=".95" stop-color="#fff"/></linearGradient><mask id="m"><rect width="${W}" height="${H}" fill="url(#f)"/></mask></defs>
		<rect width="${W}" height="${H}" fill="url(#g)"/>
		<g${isMirrored ? ` transform="translate(${W} 0) scale(-1 1)"` : ''}><rect width="${W}" height="${H}" fill="url(#l)" opacity=".1" mask="url(#m)"/>
		<path d="${frame}" fill="none" stroke="${colours.sun}" stroke-opacity=".75" stroke-width="1.5"/></g>`,
	);
}

export const windowMask = () => svg(`<path d="${gable(0, 0, places.window.width)}"/>`, places.window.width, places.window.height);

/** The frame without a photograph: shows the logo. */
export function emptyWindow(isOurs: boolean): Buffer {
	const { width, height } = places.window;
	return svg(
		`<rect width="${width}" height="${height}" fill="#1d43b8"/><g transform="translate(${width / 2 - 110} ${height / 2 - 70}) scale(4.6)">${mark(isOurs)}</g>`,
		width,
		height,
	);
}

/** Our own logo contains our name. */
const mark = (isOurs: boolean) =>
	`<path fill="#fff" d="${HOUSE}"/>${isOurs ? `<path fill="${colours.blue}" d="${LETTERS}"/>` : ''}<path fill="${colours.red}" d="${isOurs ? LIT_WINDOW : PLAIN_WINDOW}"/>`;

export const logo = (isOurs: boolean) =>
	svg(`<g transform="scale(${places.logo.size / 48})">${mark(isOurs)}</g>`, places.logo.size, places.logo.size);
