import type { Hook } from '../hook.ts';
import { escapeFormulas } from './escape-formulas.ts';

/** CSV files that staff open in a spreadsheet hold what visitors wrote. All exports, of whatever collection, are written by this one method of Directus. */
const csvExport: Hook = (_on, { services }) => {
	const { prototype } = services.ExportService;
	const { transform } = prototype;
	if (typeof transform !== 'function') throw new Error('Directus writes its exports in another way: CSV files would hold live formulas.');
	prototype.transform = function (rows, format, options) {
		const written = !format.startsWith('csv') ? rows : Array.isArray(rows) ? rows.map(escapeFormulas) : escapeFormulas(rows);
		return transform.call(this, written, format, options);
	};
};

export default csvExport;
