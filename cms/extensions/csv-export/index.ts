import type { Hook } from '../hook.ts';
import { escapeFormulas } from './escape-formulas.ts';

/** CSV files that staff open in a spreadsheet contain visitors' text. This method of Directus writes the exports of all collections. */
const csvExport: Hook = (_on, { services }) => {
	const { prototype } = services.ExportService;
	const { transform } = prototype;
	if (typeof transform !== 'function')
		throw new Error('Directus changed how it writes exports: formulas in CSV files would not be escaped.');
	prototype.transform = function (rows, format, options) {
		const written = !format.startsWith('csv') ? rows : Array.isArray(rows) ? rows.map(escapeFormulas) : escapeFormulas(rows);
		return transform.call(this, written, format, options);
	};
};

export default csvExport;
